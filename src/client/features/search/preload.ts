import { loadParts } from './lazy-parts.ts'

/** What the first touch of the search box needs, so that it works offline too. */
export const preloadSearch = (): Promise<unknown> =>
  Promise.all([loadParts(), import('../../ui/overlay/menu/menus.ts').then(({ preloadMenu }) => preloadMenu())])
