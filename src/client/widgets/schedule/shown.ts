import { createStore } from 'zustand/vanilla'
import { type ListId, listOfGroup } from './kernel/lists.ts'

/** What the window shows: one list, and the todo whose details are open. */
interface Shown {
  readonly list: ListId
  readonly todo: string | undefined
}

/** The window's state; it stays while the window is closed, and each tab has its own. */
export const shown = createStore<Shown>()(() => ({ list: 'all', todo: undefined }))

export const showList = (list: ListId): void => shown.setState({ list, todo: undefined })
/** Shows a todo's details in the list of its group. */
export const revealTodo = (group: string, todo: string): void => shown.setState({ list: listOfGroup(group), todo })
export const showTodo = (todo: string | undefined): void => shown.setState({ todo })
