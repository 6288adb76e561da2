import { createStore } from 'zustand/vanilla'

const load = () => import('./panel/entry.ts')

/** The modules behind the box, loaded on its first use or after the first frame; undefined until then. */
export const panels = createStore<Awaited<ReturnType<typeof load>> | undefined>()(() => undefined)

/** Loads the panels; the box renders them as soon as they are loaded. */
export async function loadPanels() {
  const loaded = await load()
  panels.setState(loaded, true)
  return loaded
}

/** Loads the modules that the first use of the search box needs: it then works offline too. */
export const preloadSearch = (): Promise<unknown> =>
  Promise.all([loadPanels(), import('../../../ui/overlay/menu/menus.ts').then(({ preloadMenu }) => preloadMenu())])
