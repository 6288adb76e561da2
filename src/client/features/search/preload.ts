/** What the first touch of the search box needs: where Enter leads, and the menu of engines. */
export const preloadSearch = (): Promise<unknown> =>
  Promise.all([import('./destination.ts'), import('../../ui/menus.ts').then(({ preloadMenu }) => preloadMenu())])
