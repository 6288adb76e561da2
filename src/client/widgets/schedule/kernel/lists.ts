import { isOfToday, type PlacedTodo, type Schedule, todosOf } from '../model.ts'

/** What the window shows: a smart list, or a group by its id. */
export type ListId = 'all' | 'today' | `group:${string}`

export const listOfGroup = (id: string): ListId => `group:${id}`

/** The group of a list; undefined for a smart one. */
export const groupOfList = (list: ListId): string | undefined =>
  list.startsWith('group:') ? list.slice('group:'.length) : undefined

/** The todos of a list, unfinished and finished; today's by their time, all others in the user's order. */
export function readList(
  schedule: Schedule,
  list: ListId,
  now: Date,
): { readonly open: readonly PlacedTodo[]; readonly finished: readonly PlacedTodo[] } {
  const groupId = groupOfList(list)
  const todos = todosOf(schedule).filter((todo) => {
    if (groupId !== undefined) return todo.group.id === groupId
    return list === 'all' || isOfToday(todo, now)
  })
  const open = todos.filter(({ finish }) => !finish)
  return { open: list === 'today' ? open.toSorted(byTime) : open, finished: todos.filter(({ finish }) => finish) }
}

const byTime = (one: PlacedTodo, other: PlacedTodo) => (one.time < other.time ? -1 : Number(one.time > other.time))

/** The todos in the order of a tile: what is overdue or of today by its time, then the others, the finished ones last. */
export function readAgenda(schedule: Schedule, now: Date): readonly PlacedTodo[] {
  const { open, finished } = readList(schedule, 'all', now)
  const today = open.filter((todo) => isOfToday(todo, now)).toSorted(byTime)
  return [...today, ...open.filter((todo) => !isOfToday(todo, now)), ...finished]
}

/** How many todos are unfinished, by list. */
export function countsOf(schedule: Schedule, now: Date): ReadonlyMap<ListId, number> {
  const counts = new Map<ListId, number>([
    ['all', 0],
    ['today', 0],
  ])
  const count = (list: ListId) => counts.set(list, (counts.get(list) ?? 0) + 1)
  for (const { id, children } of schedule.todoList) {
    for (const todo of children.filter(({ finish }) => !finish)) {
      count('all')
      count(listOfGroup(id))
      if (isOfToday(todo, now)) count('today')
    }
  }
  return counts
}
