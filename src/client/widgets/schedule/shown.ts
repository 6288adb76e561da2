import { createStore } from 'zustand/vanilla'
import { type ListId, listOfGroup } from './kernel/lists.ts'
import { LIMITS } from './model.ts'

/** What the window shows: one list, the todo whose details are open, and what is typed to be added. */
interface Shown {
  readonly list: ListId
  readonly todo: string | undefined
  readonly draft: string
}

/** In the session: a reload keeps what is half typed, another tab has nothing of it. */
const DRAFT_KEY = 'genkan.todo-draft'

function storedDraft(): string {
  try {
    return (sessionStorage.getItem(DRAFT_KEY) ?? '').slice(0, LIMITS.name)
  } catch {
    return ''
  }
}

/** The window's state; it stays while the window is closed, and each tab has its own. */
export const shown = createStore<Shown>()(() => ({ list: 'all', todo: undefined, draft: storedDraft() }))

export const showList = (list: ListId): void => shown.setState({ list, todo: undefined })
/** Shows a todo's details in the list of its group. */
export const revealTodo = (group: string, todo: string): void => shown.setState({ list: listOfGroup(group), todo })
export const showTodo = (todo: string | undefined): void => shown.setState({ todo })
/** Keeps what is typed to be added: another list may be the right one for it. */
export function keepDraft(draft: string): void {
  shown.setState({ draft })
  try {
    sessionStorage.setItem(DRAFT_KEY, draft)
  } catch {} // a full or forbidden storage costs only the draft after a reload
}
