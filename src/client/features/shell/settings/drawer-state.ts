import { createStore } from 'zustand/vanilla'

/** The tab, by id or number, and the label of the row that a search result has opened. */
interface DrawerState {
  readonly tab: string | undefined
  readonly row?: string | undefined
}

/** Outlives the drawer: it reopens at its last tab. */
export const drawerState = createStore<DrawerState>()(() => ({ tab: undefined }))
