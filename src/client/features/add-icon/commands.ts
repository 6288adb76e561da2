import { type Context, defineCommands } from '../../core/command.ts'
import { openAddIcon } from '../tiles/lazy.ts'

/** The commands that put something new on the page. */
export default defineCommands('add-icon', {
  addIcon: { icon: 'plus', surfaces: { menu: 'addIcon', palette: 'suggested' }, run: () => openAddIcon() },
  addFolder: {
    icon: 'folder',
    surfaces: { menu: 'addFolder' },
    when: ({ minimal }: Context) => !minimal,
    run: async () => (await import('./add-folder.ts')).addFolder(),
  },
})
