import { createStore } from 'zustand/vanilla'

/** The folder whose icons are shown, if any; whoever drags one of them out closes it. */
export const openFolder = createStore<string | undefined>()(() => undefined)

export const closeFolder = (): void => openFolder.setState(undefined)
