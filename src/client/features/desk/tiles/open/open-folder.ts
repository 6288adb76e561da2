import { createStore } from 'zustand/vanilla'

/** The id of the open folder, if any; dragging an icon out of it closes it. */
export const openFolder = createStore<string | undefined>()(() => undefined)

export const closeFolder = (): void => openFolder.setState(undefined)
