import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { toggleTheme } from './toggle.ts'

export default defineCommands('dark-mode', {
  dark: {
    icon: 'moon',
    surfaces: { tool: 2, palette: 'suggested' },
    iconWhen: ({ dark }: Context) => (dark ? 'sun' : 'moon'),
    label: ({ dark }) => (dark ? 'light' : 'dark'),
    run: (_, from) => toggleTheme(from),
  },
})
