import { createStore } from 'zustand/vanilla'

/** The message that the list is to show, by its id; undefined once it has. */
export const revealed = createStore<{ readonly chatId: number | undefined }>()(() => ({ chatId: undefined }))

export const reveal = (chatId: number | undefined): void => revealed.setState({ chatId })
