import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { firstCodePoints } from '../../../shared/lib/text/one-line.ts'
import {
  type CivilTime,
  calendarDayOf,
  dayAt,
  dayOfTime,
  firstOccurrence,
  isPast,
  isReached,
  movedTo,
  type Recurrence,
  withDay,
} from '../../kit/rules.ts'
import { nextRepetition, putOffFromOf } from './kernel/repetition.ts'

/** How important a todo is: 0 nothing said, 1 low, 2 medium, 3 high. */
export type Priority = 0 | 1 | 2 | 3
export const PRIORITIES: readonly Priority[] = [0, 1, 2, 3]

/** A part of a todo, which is checked by itself. */
export interface Subtask {
  readonly id: string
  readonly name: string
  readonly finish: boolean
}

/** Something to be done; the order of a group's list is the user's. */
export interface Todo {
  readonly id: string
  readonly name: string
  readonly time: CivilTime
  readonly finish: boolean
  /** Whether it has been reminded of, or needs no reminder any more. */
  readonly tips: boolean
  readonly note: string
  readonly priority: Priority
  /** How it comes again after it has been finished; null if it does not. It then has a time. */
  readonly recurrence: Recurrence | null
  /** The time of its rule while its reminder is put off, from which it comes again; else empty. */
  readonly putOffFrom: CivilTime
  readonly subtasks: readonly Subtask[]
}

/** What a client that knows the specification's fields alone does not know of a todo, and of a group. */
export const OWN_FIELDS = ['note', 'priority', 'recurrence', 'putOffFrom', 'subtasks', 'order'] as const

/** A todo of which nothing more is known. */
export const plainTodo = (id: string, name: string, time: CivilTime = ''): Todo => ({
  ...{ id, name, time, finish: false, tips: false, note: '' },
  ...{ priority: 0, recurrence: null, putOffFrom: '', subtasks: [] },
})

/** How a group is ordered: by hand, by time, or by priority. */
export type GroupOrder = 'hand' | 'time' | 'priority'
export const GROUP_ORDERS: readonly GroupOrder[] = ['hand', 'time', 'priority']

export interface TodoGroup {
  readonly id: string
  /** Empty for the first group, which is named in the user's language. */
  readonly name: string
  readonly order: GroupOrder
  /** The unfinished ones come first. */
  readonly children: readonly Todo[]
}

export interface Schedule {
  readonly todoList: readonly TodoGroup[]
  /** Whether a reminder sounds. */
  readonly sound: boolean
  /** Whether the system notifies while the page is hidden; each browser asks for its own permission. */
  readonly notify: boolean
}

export const LIMITS = { name: 200, note: 2000, groupName: 40, groups: 100, todos: 5000, subtasks: 50 } as const

/** The group of a new user; made again when the last one is gone. */
export const FIRST_GROUP: TodoGroup = { id: 'first', name: '', order: 'hand', children: [] }

/** A todo and where it is. */
export interface PlacedTodo extends Todo {
  readonly group: TodoGroup
}

/** All todos, in the order of groups. */
export const todosOf = ({ todoList }: Schedule): readonly PlacedTodo[] =>
  todoList.flatMap((group) => group.children.map((todo) => ({ ...todo, group })))

/** One todo by its id. */
export const findTodo = (schedule: Schedule, id: string): PlacedTodo | undefined =>
  todosOf(schedule).find((todo) => todo.id === id)

/** How many todos there are in all. */
export const countTodos = ({ todoList }: Schedule): number =>
  todoList.reduce((sum, { children }) => sum + children.length, 0)

/** Adds a todo after the unfinished ones of a group; nothing without a name, or where there is no room. */
export function addTodo(schedule: Schedule, groupId: string, todo: Todo): Schedule {
  const name = firstCodePoints(todo.name.trim(), LIMITS.name)
  if (name === '' || countTodos(schedule) >= LIMITS.todos) return schedule
  const groups = schedule.todoList.length > 0 ? schedule.todoList : [FIRST_GROUP]
  const target = groups.find(({ id }) => id === groupId) ?? groups[0]
  const todoList = groups.map((group) => (group === target ? withTodo(group, { ...todo, name }) : group))
  return { ...schedule, todoList }
}

/** Puts a todo at the end of a group's unfinished part. */
function withTodo(group: TodoGroup, todo: Todo): TodoGroup {
  const open = group.children.filter(({ finish }) => !finish)
  return { ...group, children: [...open, todo, ...group.children.filter(({ finish }) => finish)] }
}

/** Changes a group by its id; the same schedule where nothing changes. */
function changeGroup(schedule: Schedule, id: string, change: (group: TodoGroup) => TodoGroup): Schedule {
  const todoList = schedule.todoList.map((group) => (group.id === id ? change(group) : group))
  return todoList.every((group, at) => group === schedule.todoList[at]) ? schedule : { ...schedule, todoList }
}

function changeTodo(schedule: Schedule, id: string, change: (group: TodoGroup, todo: Todo) => TodoGroup): Schedule {
  const placed = findTodo(schedule, id)
  if (placed === undefined) return schedule
  const { group, ...todo } = placed
  return changeGroup(schedule, group.id, (now) => change(now, todo))
}

const replaced = (group: TodoGroup, todo: Todo): TodoGroup => ({
  ...group,
  children: group.children.map((one) => (one.id === todo.id ? todo : one)),
})

/**
 * Finishes a todo, which moves to the end of the unfinished part, or takes that back. One whose time has passed
 * meanwhile is not reminded of again. One that comes again stays where it is, with its next time and open subtasks.
 */
export const setFinished = (schedule: Schedule, id: string, finish: boolean, now: Date): Schedule =>
  changeTodo(schedule, id, (group, todo) => {
    if (todo.finish === finish) return group
    const next = finish ? nextRepetition(todo, now) : undefined
    if (next !== undefined) {
      const subtasks = todo.subtasks.map((one) => ({ ...one, finish: false }))
      return replaced(group, { ...todo, ...next, putOffFrom: '', subtasks, tips: isReached(next.time, now) })
    }
    const children = group.children.filter((one) => one.id !== id)
    return withTodo({ ...group, children }, { ...todo, finish, tips: todo.tips || isReached(todo.time, now) })
  })

/** What an edit may change. */
export type TodoEdit = Partial<Pick<Todo, 'name' | 'time' | 'note' | 'priority' | 'recurrence'>>

/**
 * Edits a todo. A name is never emptied; a new time is reminded of, unless it has already passed. What comes again has a
 * time of its rule: a new rule moves the time, a new time the rule, and without a time nothing comes again.
 */
export const editTodo = (schedule: Schedule, id: string, edit: TodoEdit, now: Date): Schedule =>
  changeTodo(schedule, id, (group, todo) => {
    const name = firstCodePoints(edit.name ?? todo.name, LIMITS.name)
    const { time, recurrence } = joinRepetition(todo, edit, now)
    return replaced(group, {
      ...todo,
      ...edit,
      name: name.trim() === '' ? todo.name : name,
      note: firstCodePoints(edit.note ?? todo.note, LIMITS.note),
      time,
      recurrence,
      putOffFrom: time === todo.time ? todo.putOffFrom : '',
      tips: time === todo.time ? todo.tips : isReached(time, now),
    })
  })

function joinRepetition(todo: Todo, edit: TodoEdit, now: Date): Pick<Todo, 'time' | 'recurrence'> {
  const time = edit.time ?? todo.time
  const day = calendarDayOf(time)
  if (edit.recurrence) {
    const first = firstOccurrence(edit.recurrence, day ?? localDay(now))
    return { time: first === undefined ? time : withDay(time, first), recurrence: edit.recurrence }
  }
  if (edit.recurrence === null || todo.recurrence === null || day === undefined) return { time, recurrence: null }
  return { time, recurrence: time === todo.time ? todo.recurrence : movedTo(todo.recurrence, day) }
}

/** Puts a reminder off: its time is set, and its flag cleared. What comes again does so at the time of its rule. */
export const putOff = (schedule: Schedule, id: string, time: CivilTime): Schedule =>
  changeTodo(schedule, id, (group, todo) =>
    replaced(group, {
      ...todo,
      time,
      tips: false,
      putOffFrom: putOffFromOf({ ...todo, time, putOffFrom: todo.putOffFrom || todo.time }),
    }),
  )

/** Marks todos as reminded of. */
export const markReminded = (schedule: Schedule, ids: readonly string[]): Schedule =>
  ids.reduce((now, id) => changeTodo(now, id, (group, todo) => replaced(group, { ...todo, tips: true })), schedule)

function changeSubtasks(
  schedule: Schedule,
  id: string,
  change: (subtasks: readonly Subtask[]) => readonly Subtask[],
): Schedule {
  return changeTodo(schedule, id, (group, todo) => {
    const subtasks = change(todo.subtasks)
    return subtasks === todo.subtasks ? group : replaced(group, { ...todo, subtasks })
  })
}

/** Adds a subtask behind the others; nothing without a name, or where there is no room. */
export const addSubtask = (schedule: Schedule, id: string, subtask: Subtask): Schedule =>
  changeSubtasks(schedule, id, (subtasks) => {
    const name = firstCodePoints(subtask.name.trim(), LIMITS.name)
    return name === '' || subtasks.length >= LIMITS.subtasks ? subtasks : [...subtasks, { ...subtask, name }]
  })

/** Renames a subtask, or checks it or takes that back. A name is never emptied. */
export const editSubtask = (
  schedule: Schedule,
  id: string,
  subtask: string,
  { name: typed = '', ...edit }: Partial<Omit<Subtask, 'id'>>,
): Schedule =>
  changeSubtasks(schedule, id, (subtasks) => {
    const name = firstCodePoints(typed.trim(), LIMITS.name)
    return subtasks.map((one) => (one.id === subtask ? { ...one, ...edit, name: name === '' ? one.name : name } : one))
  })

export const deleteSubtask = (schedule: Schedule, id: string, subtask: string): Schedule =>
  changeSubtasks(schedule, id, (subtasks) => subtasks.filter((one) => one.id !== subtask))

/** Moves a subtask to a place among the others. */
export const moveSubtask = (schedule: Schedule, id: string, subtask: string, to: number): Schedule =>
  changeSubtasks(schedule, id, (subtasks) => {
    const moved = subtasks.filter((one) => one.id === subtask)
    const others = subtasks.filter((one) => one.id !== subtask)
    return others.toSpliced(Math.max(0, to), 0, ...moved)
  })

export const deleteTodo = (schedule: Schedule, id: string): Schedule =>
  changeTodo(schedule, id, (group) => ({ ...group, children: group.children.filter((one) => one.id !== id) }))

/** Moves an unfinished todo within its group to a place among the unfinished ones, counted without itself. */
export const moveTodo = (schedule: Schedule, id: string, to: number): Schedule =>
  changeTodo(schedule, id, (group, todo) => {
    const others = group.children.filter((one) => one.id !== id)
    return { ...group, children: others.toSpliced(Math.max(0, to), 0, todo) }
  })

/** Moves a todo to the end of the unfinished part of another group. */
export function moveToGroup(schedule: Schedule, id: string, groupId: string): Schedule {
  const placed = findTodo(schedule, id)
  const exists = schedule.todoList.some((group) => group.id === groupId)
  if (placed === undefined || !exists || placed.group.id === groupId) return schedule
  const { group: _, ...todo } = placed
  return changeGroup(deleteTodo(schedule, id), groupId, (group) => withTodo(group, todo))
}

/** Deletes those of these todos that are finished. */
export function clearFinished(schedule: Schedule, ids: readonly string[]): Schedule {
  const cleared = new Set(ids)
  const isKept = ({ id, finish }: Todo) => !finish || !cleared.has(id)
  const todoList = schedule.todoList.map((group) =>
    group.children.every(isKept) ? group : { ...group, children: group.children.filter(isKept) },
  )
  return { ...schedule, todoList }
}

/** Adds an empty group at the end; nothing without a name, or where there is no room. */
export function addGroup(schedule: Schedule, id: string, typed: string): Schedule {
  const name = firstCodePoints(typed.trim(), LIMITS.groupName)
  if (name === '' || schedule.todoList.length >= LIMITS.groups) return schedule
  return { ...schedule, todoList: [...schedule.todoList, { id, name, order: 'hand', children: [] }] }
}

/** Orders a group by hand, by time or by priority; the order by hand stays below. */
export const orderGroup = (schedule: Schedule, id: string, order: GroupOrder): Schedule =>
  changeGroup(schedule, id, (group) => (group.order === order ? group : { ...group, order }))

/** Renames a group; an empty name changes nothing. */
export function renameGroup(schedule: Schedule, id: string, typed: string): Schedule {
  const name = firstCodePoints(typed.trim(), LIMITS.groupName)
  return changeGroup(schedule, id, (group) => (name === '' || name === group.name ? group : { ...group, name }))
}

/** Deletes a group with its todos; the last one leaves the first group, empty. */
export function deleteGroup(schedule: Schedule, id: string): Schedule {
  const todoList = schedule.todoList.filter((group) => group.id !== id)
  return { ...schedule, todoList: todoList.length > 0 ? todoList : [FIRST_GROUP] }
}

/** Whether an unfinished todo's time lies behind. */
export const isOverdue = ({ finish, time }: Todo, now: Date): boolean => !finish && isPast(time, now)

/** Whether a todo belongs to today: due today, or overdue. */
export const isOfToday = (todo: Todo, now: Date): boolean => dayOfTime(todo.time) === dayAt(now) || isOverdue(todo, now)
