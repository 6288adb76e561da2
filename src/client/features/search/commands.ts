import { defineCommands } from '../../core/command.ts'
import { afterMenu } from '../../ui/overlay/menu/menus.ts'
import { nextEngine } from './engines/model.ts'
import { nextMode } from './panel/model.ts'
import { searchSettings } from './settings.ts'

const isShown = () => searchSettings.get().isSearch && searchSettings.get().searchHover !== 0

/** What the box does by its own keys while it has the focus, from anywhere else. */
export default defineCommands('search', {
  engine: {
    icon: 'repeat',
    surfaces: { menu: 'engine' },
    when: () => isShown() && searchSettings.get().searchSelectEnginesList.length > 1,
    run: () => searchSettings.update(nextEngine),
  },
  mode: {
    icon: 'search',
    surfaces: { menu: 'searchMode' },
    when: isShown,
    run: () => {
      searchSettings.update(nextMode)
      // what is searched is seen while the box has the focus
      afterMenu(() => document.querySelector<HTMLElement>('#root search input')?.focus())
    },
  },
})
