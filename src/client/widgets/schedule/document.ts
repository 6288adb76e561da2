import { firstCodePoints } from '../../../shared/lib/text/one-line.ts'
import { defineDocument, freshId, type Parsed, salvage, unknownFields } from '../../kit/documents.ts'
import { isPlainObject, repairRecurrence, repairTime, sameJson } from '../../kit/rules.ts'
import { putOffFromOf } from './kernel/repetition.ts'
import {
  FIRST_GROUP,
  GROUP_ORDERS,
  LIMITS,
  OWN_FIELDS,
  PRIORITIES,
  plainTodo,
  type Schedule,
  type Subtask,
  type Todo,
  type TodoGroup,
} from './model.ts'

/** The user's todos in groups, and how reminders are given. */
export const schedule = defineDocument<Schedule>({
  id: 'schedule',
  section: 'schedule',
  travels: 'account',
  merge: { tree: { recurrence: 'later' } },
  keeps: OWN_FIELDS,
  initial: { todoList: [FIRST_GROUP], sound: false, notify: false },
  schema: { parse: parseSchedule },
})

function parseSchedule(input: unknown): Parsed<Schedule> {
  if (!isPlainObject(input)) return { ok: false, reason: 'not an object' }
  const repaired: string[] = []
  const readIds = new Set<string>()
  let room: number = LIMITS.todos
  const readChild = (child: unknown, path: string) => {
    if (room === 0) return undefined
    const todo = readTodo(child, path, repaired, readIds)
    if (todo !== undefined) room -= 1
    return todo
  }
  const readGroup = (group: unknown, path: string, at: string[]): TodoGroup | undefined => {
    if (!isPlainObject(group)) return undefined
    const { sort: _, ...given } = group
    const todos = salvage(bySort(given.children), `${path}.children`, at, readChild)
    const read: TodoGroup = {
      ...unknownFields(given, GROUP_FIELDS),
      id: freshId(given.id, path, readIds),
      name: typeof given.name === 'string' ? firstCodePoints(given.name.trim(), LIMITS.groupName) : '',
      order: GROUP_ORDERS.find((order) => order === given.order) ?? 'hand',
      children: [...todos.filter(({ finish }) => !finish), ...todos.filter(({ finish }) => finish)],
    }
    if (!sameJson({ order: 'hand', ...given, children: [] }, { ...read, children: [] })) at.push(path)
    return read
  }
  const groups = salvage(bySort(input.todoList), 'todoList', repaired, readGroup)
  for (const surplus of groups.slice(LIMITS.groups)) repaired.push(`todoList.${surplus.id}`)
  const kept = groups.slice(0, LIMITS.groups)
  const value: Schedule = {
    ...unknownFields(input, SCHEDULE_FIELDS),
    todoList: kept.length > 0 ? kept : [FIRST_GROUP],
    sound: input.sound === true,
    notify: input.notify === true,
  }
  return { ok: true, value, repaired }
}

function readTodo(input: unknown, path: string, repaired: string[], readIds: Set<string>): Todo | undefined {
  if (!isPlainObject(input)) return undefined
  const { sort: _, ...given } = input
  const name = typeof given.name === 'string' ? firstCodePoints(given.name, LIMITS.name) : ''
  if (name.trim() === '') return undefined
  const time = repairTime(given.time ?? '')
  const todo: Todo = {
    ...unknownFields(given, TODO_FIELDS),
    id: freshId(given.id, path, readIds),
    name,
    time,
    finish: given.finish === true,
    tips: given.tips === true,
    note: typeof given.note === 'string' ? firstCodePoints(given.note, LIMITS.note) : '',
    priority: PRIORITIES.find((priority) => priority === given.priority) ?? 0,
    recurrence: time === '' ? null : (repairRecurrence(given.recurrence) ?? null),
    putOffFrom: repairTime(given.putOffFrom ?? ''),
    subtasks: readSubtasks(given.subtasks, path, repaired, readIds),
  }
  // what a client has left out is no damage
  const { note, priority, recurrence, putOffFrom, subtasks } = plainTodo('', '')
  if (!sameJson({ note, priority, recurrence, putOffFrom, subtasks, ...given }, todo)) repaired.push(path)
  return { ...todo, putOffFrom: putOffFromOf(todo) }
}

function readSubtasks(input: unknown, path: string, repaired: string[], readIds: Set<string>): readonly Subtask[] {
  if (input === undefined) return []
  const list = salvage(input, `${path}.subtasks`, repaired, (one, at): Subtask | undefined => {
    const name = isPlainObject(one) && typeof one.name === 'string' ? firstCodePoints(one.name, LIMITS.name) : ''
    if (!isPlainObject(one) || name.trim() === '') return undefined
    const { id, finish } = one
    return { ...unknownFields(one, SUBTASK_FIELDS), id: freshId(id, at, readIds), name, finish: finish === true }
  })
  return list.slice(0, 2 * LIMITS.subtasks) // two devices may have added to one todo
}

const SCHEDULE_FIELDS = ['todoList', 'sound', 'notify']
const GROUP_FIELDS = ['id', 'name', 'order', 'children']
const TODO_FIELDS = [...Object.keys(plainTodo('', '')), 'children', 'sort']
const SUBTASK_FIELDS = ['id', 'name', 'finish']

/** The spec's lists carry their order as numbers; ours are in it. */
function bySort(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  const orderOf = (entry: unknown) => (isPlainObject(entry) ? Number(entry.sort ?? 0) || 0 : 0)
  return list.toSorted((one, other) => orderOf(one) - orderOf(other))
}
