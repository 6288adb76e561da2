import { dayAt, dayOfTime } from '../../../kit/rules.ts'
import { isOfToday, isOverdue, type PlacedTodo, type Schedule, type TodoGroup, todosOf } from '../model.ts'

/** What the window shows: a smart list, or a group by its id. */
export type ListId = 'today' | 'upcoming' | 'all' | `group:${string}`

export const listOfGroup = (id: string): `group:${string}` => `group:${id}`

/** The group of a list; undefined for a smart one. */
export const groupOfList = (list: ListId): string | undefined =>
  list.startsWith('group:') ? list.slice('group:'.length) : undefined

/** A part of a list under a heading of its own: what is overdue, a day (`YYYY-MM-DD`), a group, or the whole of it. */
export interface ListSection {
  readonly id: 'overdue' | 'whole' | `day:${string}` | `group:${string}`
  readonly todos: readonly PlacedTodo[]
}

export const dayOfSection = (id: ListSection['id']): string | undefined =>
  id.startsWith('day:') ? id.slice('day:'.length) : undefined

/** A list: its unfinished todos in sections, and its finished ones. */
export interface ReadList {
  readonly sections: readonly ListSection[]
  readonly finished: readonly PlacedTodo[]
}

/**
 * The todos of a list. Today and what is upcoming are by time; all of them by groups, each in its own order. In each of
 * these what is overdue comes first; a group is as its user has ordered it. What is upcoming has a time, and is unfinished.
 */
export function readList(schedule: Schedule, list: ListId, now: Date): ReadList {
  const todos = todosOf(schedule)
  const open = todos.filter(({ finish }) => !finish)
  const finished = todos.filter(({ finish }) => finish)
  if (list === 'upcoming') return { sections: byDay(open, now), finished: [] }
  if (list === 'today') {
    const ofToday = (todo: PlacedTodo) => isOfToday(todo, now)
    return { sections: byDay(open.filter(ofToday), now), finished: finished.filter(ofToday) }
  }
  const id = groupOfList(list)
  if (id === undefined) {
    const overdue: ListSection = { id: 'overdue', todos: overdueOf(open, now) }
    const groups = schedule.todoList.map((group) => ({
      id: listOfGroup(group.id),
      todos: openOf(group).filter((todo) => !isOverdue(todo, now)),
    }))
    return { sections: [overdue, ...groups].filter(isFilled), finished }
  }
  const group = schedule.todoList.find((one) => one.id === id)
  const section: ListSection = { id: 'whole', todos: group === undefined ? [] : openOf(group) }
  return { sections: [section].filter(isFilled), finished: finished.filter((todo) => todo.group.id === id) }
}

const isFilled = ({ todos }: { readonly todos: readonly unknown[] }) => todos.length > 0

/** The unfinished todos of a group in its order; equal ones stay in that of the user. */
function openOf(group: TodoGroup): readonly PlacedTodo[] {
  const open = group.children.filter(({ finish }) => !finish).map((todo) => ({ ...todo, group }))
  if (group.order === 'time') return open.toSorted(byTimeFirst)
  return group.order === 'priority' ? open.toSorted((one, other) => other.priority - one.priority) : open
}

const overdueOf = (open: readonly PlacedTodo[], now: Date) =>
  open.filter((todo) => isOverdue(todo, now)).toSorted(byTime)

/** The sections of what has a time: overdue, then day by day. */
function byDay(open: readonly PlacedTodo[], now: Date): readonly ListSection[] {
  const timed = open.filter(({ time }) => time !== '').toSorted(byTime)
  const overdue = overdueOf(open, now)
  const days = Map.groupBy(
    timed.filter((todo) => !isOverdue(todo, now)),
    ({ time }) => dayOfTime(time),
  )
  const sections = [...days].map(([day, todos]): ListSection => ({ id: `day:${day}`, todos }))
  return overdue.length > 0 ? [{ id: 'overdue', todos: overdue }, ...sections] : sections
}

const byTime = (one: PlacedTodo, other: PlacedTodo) => (one.time < other.time ? -1 : Number(one.time > other.time))
/** What has no time comes last. */
const byTimeFirst = (one: PlacedTodo, other: PlacedTodo) =>
  one.time === '' || other.time === '' ? Number(one.time === '') - Number(other.time === '') : byTime(one, other)

/** The sections of a tile: what is overdue, what is of today, the days to come, what has no time, and what is done. */
export interface TileSection {
  readonly id: 'overdue' | 'today' | 'upcoming' | 'timeless' | 'finished'
  readonly todos: readonly PlacedTodo[]
}

/** The todos in the order of a tile: what is overdue and what is of today by its time, then the others, the finished ones last. */
export function readAgenda(schedule: Schedule, now: Date): readonly TileSection[] {
  const all = schedule.todoList.flatMap(openOf)
  const others = all.filter((todo) => !isOfToday(todo, now))
  const sections: readonly TileSection[] = [
    { id: 'overdue', todos: overdueOf(all, now) },
    { id: 'today', todos: all.filter((todo) => isOfToday(todo, now) && !isOverdue(todo, now)).toSorted(byTime) },
    { id: 'upcoming', todos: others.filter(({ time }) => time !== '').toSorted(byTime) },
    { id: 'timeless', todos: others.filter(({ time }) => time === '') },
    { id: 'finished', todos: todosOf(schedule).filter(({ finish }) => finish) },
  ]
  return sections.filter(isFilled)
}

/** How many todos are unfinished, by list. */
export function countsOf(schedule: Schedule, now: Date): ReadonlyMap<ListId, number> {
  const counts = new Map<ListId, number>([
    ['all', 0],
    ['today', 0],
    ['upcoming', 0],
  ])
  const count = (list: ListId) => counts.set(list, (counts.get(list) ?? 0) + 1)
  for (const { id, children } of schedule.todoList) {
    for (const todo of children.filter(({ finish }) => !finish)) {
      count('all')
      count(listOfGroup(id))
      if (isOfToday(todo, now)) count('today')
      if (todo.time !== '') count('upcoming')
    }
  }
  return counts
}

/** The day that a todo has which is added to a list without a time: it must be in the list that shows it. */
export const dayOfList = (list: ListId, now: Date): string =>
  list === 'today' || list === 'upcoming' ? dayAt(now) : ''
