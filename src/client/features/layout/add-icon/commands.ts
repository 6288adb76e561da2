import { type Context, defineCommands } from '../../../core/contribute/command.ts'
import { openAddIcon } from '../../desk/tiles/lazy.ts'
import { addIconTab } from './tabs/tab-state.ts'

/** The commands that put something new on the page. */
export default defineCommands('add-icon', {
  addIcon: { icon: 'plus', surfaces: { menu: 'addIcon', palette: 'suggested' }, run: openIcons },
  addComponent: { icon: 'grid', surfaces: { menu: 'addComponent' }, run: openComponents },
  addFolder: {
    icon: 'folder',
    surfaces: { menu: 'addFolder' },
    when: ({ minimal }: Context) => !minimal,
    run: async () => (await import('./add/add-folder.ts')).addFolder(),
  },
})

function openComponents(): void {
  addIconTab.setState('components', true)
  openAddIcon()
}

/** At the tab of icons that was used last. */
function openIcons(): void {
  addIconTab.setState((last) => (last === 'components' ? 'icons' : last), true)
  openAddIcon()
}
