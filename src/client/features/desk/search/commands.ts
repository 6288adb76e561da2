import { isBrowserSearch } from '../../../core/browser/browser-search.ts'
import { extensionApi } from '../../../core/browser/extension-api.ts'
import { defineCommands } from '../../../core/contribute/command.ts'
import { afterMenu } from '../../../ui/overlay/menu/menus.ts'
import { nextEngine } from './engines/model.ts'
import { loadPanels } from './load-panels.ts'
import { nextMode } from './panel/model.ts'
import { providedMode } from './provided-mode.ts'
import { searchSettings } from './settings.first-frame.ts'
import { switchSearch } from './switch-search.ts'

const focusBox = () => document.querySelector<HTMLElement>('#root search input')?.focus()

const isShown = () => searchSettings.get().isSearch && searchSettings.get().searchHover !== 0

/** The actions of the box's own keys, for use without the focus in the box. */
export default defineCommands('search', {
  engine: {
    icon: 'repeat',
    surfaces: { menu: 'engine' },
    when: () => {
      const { searchSelectEnginesList, searchTabActiveIndex } = searchSettings.get()
      return isShown() && !isBrowserSearch() && (searchSelectEnginesList.length > 1 || searchTabActiveIndex !== 0)
    },
    run: () => switchSearch(nextEngine),
  },
  mode: {
    icon: 'search',
    surfaces: { menu: 'searchMode' },
    when: isShown,
    run: () => {
      switchSearch((now) => nextMode(now, providedMode.getState() !== undefined))
      // the tabs are visible only while the box has the focus
      afterMenu(focusBox)
    },
  },
  browser: {
    icon: 'bookmark',
    when: () => isShown() && extensionApi() !== undefined,
    run: async () => {
      const { showOffers } = await loadPanels()
      showOffers()
      switchSearch((now) => ({ ...now, searchTabActiveIndex: 1 }))
      focusBox()
    },
  },
})
