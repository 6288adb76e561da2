import type { MovedNote, MovedTodoList } from '../model.ts'

/** The notes' document as far as notes are added to it. */
export interface NoteList {
  readonly noteList: readonly object[]
}

/** The document of to-dos, likewise. */
export interface TodoLists {
  readonly todoList: readonly { readonly id: string; readonly name: string; readonly children: readonly object[] }[]
}

/** Characters of a list's name. */
const LIST_NAME = 40

/** Notes behind those that are here; a list shows them by their times. */
export const withNotes = <T extends NoteList>(now: T, notes: readonly MovedNote[], createId: () => string): T => ({
  ...now,
  noteList: [
    ...now.noteList,
    ...notes.map(({ pinned, created, ...note }) => ({
      id: createId(),
      ...note,
      ...(created > 0 && { created }),
      ...(pinned && { pinned }),
    })),
  ],
})

/** To-dos in the lists of their names, where there are such; those without one in the first list. */
export function withTodos<T extends TodoLists>(now: T, lists: readonly MovedTodoList[], createId: () => string): T {
  const todoList = [...now.todoList]
  for (const { name, todos } of lists) {
    const own = name.slice(0, LIST_NAME).trim().toWellFormed()
    const children = todos.map((todo) => ({ id: createId(), ...todo, tips: true }))
    const at = own === '' ? 0 : todoList.findIndex((list) => list.name === own)
    const list = todoList[at]
    if (list === undefined) todoList.push({ id: createId(), name: own, children })
    else todoList[at] = { ...list, children: [...list.children, ...children] }
  }
  return { ...now, todoList }
}
