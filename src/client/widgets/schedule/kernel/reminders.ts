import { isReached, momentOf, timeAt } from '../../../kit/rules.ts'
import { type Schedule, type Todo, todosOf } from '../model.ts'

/** How long a missed reminder is still made up for: a long weekend away from the browser, and a little more. */
const CATCH_UP_MS = 7 * 86_400_000
/** A reminder sounds and notifies within so many ms of its minute: timers of hidden pages run once a minute. */
const TIMELY_MS = 150_000
/** The spec's "10 min later". */
export const LATER_MINUTES = 10

/** The todos to remind of: unfinished and unflagged, their minute reached within the last week; the earliest first. */
export const dueTodos = (schedule: Schedule, now: Date): readonly Todo[] =>
  todosOf(schedule)
    .filter(({ finish, tips, time }) => !finish && !tips && isReached(time, now))
    .filter(({ time }) => now.getTime() - momentOf(time).getTime() < CATCH_UP_MS)
    .toSorted((one, other) => (one.time < other.time ? -1 : Number(one.time > other.time)))

/** The part of them whose minute is now, or has just been. */
export const timelyTodos = (due: readonly Todo[], now: Date): readonly Todo[] =>
  due.filter(({ time }) => now.getTime() - momentOf(time).getTime() < TIMELY_MS)

/** What is prompted at once: a todo at its minute, or those that were missed, in one. */
export interface Reminder {
  readonly key: string
  readonly todos: readonly Todo[]
}

/**
 * The reminders of what is due. What was already past when this page was first looked at is listed in one; each todo
 * whose minute has come since then has its own.
 * @param since when the page was last opened or became visible
 */
export function remindersOf(due: readonly Todo[], since: Date): readonly Reminder[] {
  const missed = due.filter(({ time }) => time < timeAt(since))
  const timely = due.filter(({ time }) => time >= timeAt(since))
  return [
    ...(missed.length > 0 ? [{ key: 'missed', todos: missed }] : []),
    ...timely.map((todo) => ({ key: todo.id, todos: [todo] })),
  ]
}

/** Names a reminder: the todo at its present time. */
export const signalOf = ({ id, time }: Pick<Todo, 'id' | 'time'>): string => `${id}@${time}`
