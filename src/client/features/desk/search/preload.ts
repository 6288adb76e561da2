import { loadPanels } from './load-panels.ts'

/** Loads the modules that the first use of the search box needs: it then works offline too. */
export const preloadSearch = (): Promise<unknown> =>
  Promise.all([loadPanels(), import('../../../ui/overlay/menu/menus.ts').then(({ preloadMenu }) => preloadMenu())])
