import { createStore } from 'zustand/vanilla'
import { openApp } from '../../features/windows/index.ts'
import { whiteBoardView } from './document.ts'

/** The board that this tab shows, by its id; undefined until one is chosen: other tabs keep to theirs. */
export const currentBoard = createStore<string | undefined>()(() => undefined)

/** Shows a board in the window of this tab; the next window opens with it, too. */
export function selectBoard(id: string): void {
  currentBoard.setState(id, true)
  whiteBoardView.update((now) => (now.open === id ? now : { ...now, open: id }))
}

/** Opens the window at a board. */
export function openBoard(id: string): void {
  selectBoard(id)
  openApp({ app: 'white-board' })
}
