import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { toggleMinimal } from './toggle.ts'

export default defineCommands('minimal', {
  toggle: {
    icon: 'minimalMode',
    surfaces: { tool: 1, palette: 'suggested' },
    checked: ({ minimal }: Context) => minimal,
    run: toggleMinimal,
  },
  leave: {
    icon: 'minimalMode',
    surfaces: { palette: 'hidden' },
    key: 'Escape',
    when: ({ minimal }: Context) => minimal,
    run: toggleMinimal,
  },
})
