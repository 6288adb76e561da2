import { createStore } from 'zustand/vanilla'

/** The group whose page goes while that of the group on screen comes. */
export const outgoingPage = createStore<{ readonly id: string | undefined }>()(() => ({ id: undefined }))
