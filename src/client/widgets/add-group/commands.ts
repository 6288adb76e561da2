import { openApp } from '../../kit/desktop.ts'
import { defineCommands } from '../../kit/widget.ts'

export default defineCommands('add-group', {
  open: {
    icon: 'layers',
    surfaces: { menu: 'featuredGroups' },
    run: () => openApp({ app: 'add-group' }),
  },
})
