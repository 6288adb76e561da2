import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { addGroup } from './open-editor.ts'

/** The command that adds a group. */
export default defineCommands('group-editor', {
  add: {
    icon: 'layers',
    surfaces: { menu: 'addGroup' },
    when: ({ minimal }: Context) => !minimal,
    run: async () => void (await addGroup()),
  },
})
