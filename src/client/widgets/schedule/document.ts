import { defineDocument, type Parsed, salvage } from '../../kit/documents.ts'
import { isPlainObject, sameJson } from '../../kit/rules.ts'
import { repairTime } from './kernel/todo-time.ts'
import { cut, FIRST_GROUP, LIMITS, type Schedule, type Todo, type TodoGroup } from './model.ts'

/** The user's todos in groups, and how reminders are given. */
export const schedule = defineDocument<Schedule>({
  id: 'schedule',
  section: 'schedule',
  travels: 'account',
  merge: { tree: {} },
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
    const { id, name, children, sort: _, ...unknown } = group
    const todos = salvage(bySort(children), `${path}.children`, at, readChild)
    const read = {
      id: freshId(id, path, readIds),
      name: typeof name === 'string' ? cut(name.trim(), LIMITS.groupName) : '',
      children: [...todos.filter(({ finish }) => !finish), ...todos.filter(({ finish }) => finish)],
    }
    if (read.id !== id || read.name !== name || Object.keys(unknown).length > 0) at.push(path)
    return read
  }
  const groups = salvage(bySort(input.todoList), 'todoList', repaired, readGroup)
  for (const surplus of groups.slice(LIMITS.groups)) repaired.push(`todoList.${surplus.id}`)
  const kept = groups.slice(0, LIMITS.groups)
  const value = {
    todoList: kept.length > 0 ? kept : [FIRST_GROUP],
    sound: input.sound === true,
    notify: input.notify === true,
  }
  return { ok: true, value, repaired }
}

function readTodo(input: unknown, path: string, repaired: string[], readIds: Set<string>): Todo | undefined {
  if (!isPlainObject(input)) return undefined
  const { sort: _, ...given } = input
  const name = typeof given.name === 'string' ? cut(given.name, LIMITS.name) : ''
  if (name.trim() === '') return undefined
  const todo = {
    id: freshId(given.id, path, readIds),
    name,
    time: repairTime(given.time ?? ''),
    finish: given.finish === true,
    tips: given.tips === true,
    note: typeof given.note === 'string' ? cut(given.note, LIMITS.note) : '',
  }
  if (!sameJson({ note: '', ...given }, todo)) repaired.push(path)
  return todo
}

/** An id that no other part has; numbers become texts, and one that is missing or taken is named by its place. */
function freshId(given: unknown, path: string, readIds: Set<string>): string {
  const id = typeof given === 'string' || typeof given === 'number' ? cut(String(given), 100) : ''
  let fresh = id
  while (fresh === '' || readIds.has(fresh)) fresh += `#${path}`
  readIds.add(fresh)
  return fresh
}

/** The spec's lists carry their order as numbers; ours are in it. */
function bySort(list: unknown): unknown {
  if (!Array.isArray(list)) return list
  const orderOf = (entry: unknown) => (isPlainObject(entry) ? Number(entry.sort ?? 0) || 0 : 0)
  return list.toSorted((one, other) => orderOf(one) - orderOf(other))
}
