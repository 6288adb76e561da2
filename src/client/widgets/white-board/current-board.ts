import { createStore } from 'zustand/vanilla'
import { openApp } from '../../kit/desktop.ts'
import { whiteBoardView } from './document.ts'

interface Current {
  /** The id of the board; undefined until one is chosen. */
  readonly board: string | undefined
  /** Whether a window with room for one of the two shows the list. */
  readonly isListShown: boolean
}

/** What this tab shows: other tabs keep to theirs. */
export const currentBoard = createStore<Current>()(() => ({ board: undefined, isListShown: false }))

/** Shows a board in the window of this tab; the next window opens with it, too. */
export function selectBoard(id: string): void {
  replaceBoard(id)
  currentBoard.setState({ isListShown: false })
}

/** The same without leaving the list: the board comes in place of a deleted one. */
export function replaceBoard(id: string): void {
  currentBoard.setState({ board: id })
  whiteBoardView.update((now) => (now.open === id ? now : { ...now, open: id }))
}

export const showList = (): void => currentBoard.setState({ isListShown: true })

/** Opens the window at a board. */
export function openBoard(id: string): void {
  selectBoard(id)
  openApp({ app: 'white-board' })
}
