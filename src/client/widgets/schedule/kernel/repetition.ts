import {
  afterOccurrences,
  type CivilTime,
  calendarDayOf,
  isPast,
  nextOccurrence,
  type Recurrence,
  withDay,
} from '../../../kit/rules.ts'

/** When something comes again, and by which rule. */
export interface Repetition {
  readonly time: CivilTime
  readonly recurrence: Recurrence
}

/**
 * When a todo that is finished now comes again: at the first time of its rule that has not passed. What has been missed
 * counts as having been. Undefined for one that does not come again, or no more.
 */
export function nextRepetition(
  todo: { readonly time: CivilTime; readonly recurrence: Recurrence | null; readonly putOffFrom: CivilTime },
  now: Date,
): Repetition | undefined {
  const { recurrence } = todo
  const time = todo.putOffFrom || todo.time
  let day = calendarDayOf(time)
  let rule = recurrence
  while (day !== undefined && rule !== null) {
    day = nextOccurrence(rule, day)
    rule = afterOccurrences(rule, 1)
    if (day !== undefined && !isPast(withDay(time, day), now)) return { time: withDay(time, day), recurrence: rule }
  }
  return undefined
}
