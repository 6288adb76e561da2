import { type Context, defineCommands } from '../../core/command.ts'
import { toggleMinimal } from './toggle.ts'

export default defineCommands('minimal', {
  toggle: {
    icon: 'minimalMode',
    surfaces: { tool: 1 },
    checked: ({ minimal }: Context) => minimal,
    run: toggleMinimal,
  },
  leave: { icon: 'minimalMode', key: 'Escape', when: ({ minimal }: Context) => minimal, run: toggleMinimal },
})
