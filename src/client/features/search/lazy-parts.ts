import { createStore } from 'zustand/vanilla'

const load = () => import('./panel/panel-parts.ts')

/** What Enter does, the menu of engines and the panels: loaded with the first touch of the box, or once the page stands. */
export const parts = createStore<Awaited<ReturnType<typeof load>> | undefined>()(() => undefined)

/** Loads the parts; they are drawn as soon as they are there. */
export async function loadParts() {
  const loaded = await load()
  parts.setState(loaded, true)
  return loaded
}
