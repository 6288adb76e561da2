import { createStore } from 'zustand/vanilla'

/** The folder whose icons are shown, if any; whoever drags one of them out closes it. */
export const openFolder = createStore<{ readonly id: string | undefined }>()(() => ({ id: undefined }))

export const closeFolder = (): void => openFolder.setState({ id: undefined })
