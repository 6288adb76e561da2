import { createStore } from 'zustand/vanilla'

/** The group whose page is outgoing during a transition. */
export const outgoingPage = createStore<{ readonly id: string | undefined }>()(() => ({ id: undefined }))
