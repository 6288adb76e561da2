import { createId } from '../../kit/documents.ts'
import { showToast, showUndoToast } from '../../kit/interaction.ts'
import { isReached, laterThan, shortName } from '../../kit/rules.ts'
import { civilTimeText, language } from '../../kit/text.ts'
import { schedule } from './document.ts'
import { dayOfList, groupOfList, type ListId, listOfGroup } from './kernel/lists.ts'
import { LATER_MINUTES } from './kernel/reminders.ts'
import { messages } from './messages.ts'
import {
  addGroup,
  addTodo,
  clearFinished,
  deleteGroup,
  deleteTodo,
  editSubtask,
  editTodo,
  findTodo,
  LIMITS,
  markReminded,
  plainTodo,
  putOff,
  type Subtask,
  setFinished,
  type Todo,
  type TodoEdit,
} from './model.ts'
import { showList, showTodo } from './shown.ts'

/**
 * Adds a todo to a list: to a smart list in the first group, to those by time with today's day where nothing else is said.
 * @returns false where there is no room
 */
export function addToList(list: ListId, name: string, when: Partial<Pick<Todo, 'time' | 'recurrence'>> = {}): boolean {
  const before = schedule.get()
  const moment = new Date()
  const todo: Todo = { ...plainTodo(createId(), name, dayOfList(list, moment)), ...when }
  const tips = isReached(todo.time, moment)
  schedule.update((now) => addTodo(now, groupOfList(list) ?? '', { ...todo, tips }))
  if (schedule.get() !== before) return true
  showToast({ kind: 'warning', text: messages('full', { count: LIMITS.todos }) })
  return false
}

/** Finishes a todo, or takes that back. What comes again tells when. */
export function finishTodo(id: string, finish: boolean): void {
  const moment = new Date()
  schedule.update((now) => setFinished(now, id, finish, moment))
  const todo = findTodo(schedule.get(), id)
  if (todo === undefined || todo.finish === finish) return
  const due = civilTimeText(todo.time, moment, language())
  showUndoToast(messages('comesAgain', { name: shortName(todo.name), due }))
}

/** Edits a todo; the keys of one field within a second are one step of undo. */
export const changeTodoBy = (id: string, edit: TodoEdit): void =>
  schedule.update((now) => editTodo(now, id, edit, new Date()), {
    merge: `schedule.${id}.${Object.keys(edit).join()}`,
  })

/** Renames or checks a subtask; the keys of one within a second are one step of undo. */
export const changeSubtaskBy = (id: string, subtask: string, edit: Partial<Omit<Subtask, 'id'>>): void =>
  schedule.update((now) => editSubtask(now, id, subtask, edit), {
    merge: `schedule.${id}.${subtask}.${Object.keys(edit).join()}`,
  })

export function removeTodo(id: string): void {
  const todo = findTodo(schedule.get(), id)
  if (todo === undefined) return
  schedule.update((now) => deleteTodo(now, id))
  showTodo(undefined)
  showUndoToast(messages('deleted', { name: shortName(todo.name) }))
}

export function removeFinished(ids: readonly string[]): void {
  schedule.update((now) => clearFinished(now, ids))
  showTodo(undefined)
  showUndoToast(messages('cleared'))
}

/** Makes a group and shows it. */
export function createGroup(name: string): void {
  const id = createId()
  const before = schedule.get()
  schedule.update((now) => addGroup(now, id, name))
  if (schedule.get() !== before) showList(listOfGroup(id))
  else showToast({ kind: 'warning', text: messages('groupsFull', { count: LIMITS.groups }) })
}

/** @param name as it is shown */
export function removeGroup(id: string, name: string): void {
  schedule.update((now) => deleteGroup(now, id))
  showList('all')
  showUndoToast(messages('groupDeleted', { name: shortName(name) }))
}

/** The answer "complete" to a reminder. */
export function completeReminded(todo: Todo): void {
  finishTodo(todo.id, true)
  if (findTodo(schedule.get(), todo.id)?.finish === true)
    showUndoToast(messages('completed', { name: shortName(todo.name) }))
}

/** The answer "10 min later". */
export function remindLater(ids: readonly string[]): void {
  const moment = new Date()
  schedule.update((now) =>
    ids.reduce((changed, id) => {
      const todo = findTodo(changed, id)
      return todo === undefined ? changed : putOff(changed, id, laterThan(todo.time, moment, LATER_MINUTES))
    }, now),
  )
}

/** Closes a reminder without an answer: it is not given again. */
export const dismissReminders = (ids: readonly string[]): void => schedule.update((now) => markReminded(now, ids))
