import { createStore } from 'zustand/vanilla'

/** The apps with a tab in the component window, in the order of the tabs. */
export const openApps = createStore<readonly string[]>()(() => [])
