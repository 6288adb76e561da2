import {
  afterOccurrences,
  type CivilTime,
  calendarDayOf,
  firstOccurrence,
  isPast,
  minuteOfTime,
  nextOccurrence,
  type Recurrence,
  withDay,
} from '../../../kit/rules.ts'

/** When something comes again, and by which rule. */
export interface Repetition {
  readonly time: CivilTime
  readonly recurrence: Recurrence
}

/** What decides when a todo comes again. */
interface Repeated {
  readonly time: CivilTime
  readonly recurrence: Recurrence | null
  readonly putOffFrom: CivilTime
}

/**
 * When a todo that is finished now comes again: at the first time of its rule that has not passed. What has been missed
 * counts as having been. Undefined for one that does not come again, or no more.
 */
export function nextRepetition(todo: Repeated, now: Date): Repetition | undefined {
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

/**
 * The time from which a todo was put off; empty where its time is a later one of its rule: it has been finished since,
 * such as on another device.
 */
export function putOffFromOf({ time, recurrence, putOffFrom }: Repeated): CivilTime {
  const day = calendarDayOf(time)
  if (recurrence === null || day === undefined || putOffFrom === '') return ''
  const isOfRule = minuteOfTime(time) === minuteOfTime(putOffFrom) && firstOccurrence(recurrence, day) === day
  return isOfRule && time > putOffFrom ? '' : putOffFrom
}
