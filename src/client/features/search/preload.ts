import { loadParts } from './loaded.ts'

/** What the first touch of the search box needs, so that it works offline too. */
export const preloadSearch = (): Promise<unknown> =>
  Promise.all([loadParts(), import('../../ui/menus.ts').then(({ preloadMenu }) => preloadMenu())])
