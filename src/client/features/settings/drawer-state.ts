import { createStore } from 'zustand/vanilla'

/** Where the drawer stands: the tab, as a link names it, and the row that a search has led to. */
interface Place {
  readonly tab: string | undefined
  readonly row?: string | undefined
}

/** The place outlives the drawer: it opens where it was left. */
export const drawerState = createStore<Place>()(() => ({ tab: undefined }))
