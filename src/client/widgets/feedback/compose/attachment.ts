import { createStore } from 'zustand/vanilla'

/** The picture that is sent along. It lasts as long as the page, as a file is not kept with the draft. */
export const attachment = createStore<{ readonly file: Blob | undefined }>()(() => ({ file: undefined }))
