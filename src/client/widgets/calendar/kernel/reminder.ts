import {
  type CivilTime,
  DAY_MINUTES,
  hasMinute,
  minutesOf,
  momentOf,
  sameJson,
  timeOfMinutes,
} from '../../../kit/rules.ts'

/**
 * When an event reminds: so many minutes before it begins. Whole days begin at midnight, so that a reminder at nine of the
 * first one is negative.
 */
export type Reminder = number

const HOUR = 60
const DAY = DAY_MINUTES
const WEEK = 7 * DAY

/** How many an event has, and how long before its beginning they may be. */
export const REMINDER_LIMITS = { count: 2, minutes: 4 * WEEK } as const

/** The usual reminders of an event at a minute. */
export const TIMED_REMINDERS = [0, 5, 10, 15, 30, HOUR, 2 * HOUR, DAY, 2 * DAY, WEEK] as const

const NINE = 9 * HOUR

/** The usual reminders of whole days: at nine of the first day, one and two days before, and a week. */
export const DAY_REMINDERS = [-NINE, DAY - NINE, 2 * DAY - NINE, WEEK - NINE] as const

/** The reminders that are offered for an event. */
export const offeredReminders = (start: CivilTime): readonly Reminder[] =>
  hasMinute(start) ? TIMED_REMINDERS : DAY_REMINDERS

/** What is sound of some reminders of an event: whole minutes, not after the first day, and none twice. */
export const soundReminders = (reminders: readonly unknown[], start: CivilTime): readonly Reminder[] => {
  const least = hasMinute(start) ? 0 : 1 - DAY
  const isSound = (one: unknown): one is Reminder =>
    typeof one === 'number' && Number.isInteger(one) && one >= least && one <= REMINDER_LIMITS.minutes
  return [...new Set(reminders.filter(isSound))].slice(0, REMINDER_LIMITS.count)
}

/**
 * The reminders of an event that now begins at a minute, or at none any more: those that a new one has where it had
 * those, else one at its beginning if it had any.
 * @param usual what new events have
 */
export function turnedReminders(
  reminders: readonly Reminder[],
  usual: { readonly timed: readonly Reminder[]; readonly allDay: readonly Reminder[] },
  isAllDay: boolean,
): readonly Reminder[] {
  const [before, after] = isAllDay ? [usual.timed, usual.allDay] : [usual.allDay, usual.timed]
  if (sameJson(reminders, before)) return after
  return reminders.length === 0 ? [] : [isAllDay ? -NINE : 0]
}

/** The unit in which a reminder is said, how many of them, and the minute of the day for whole days. */
export interface ReminderParts {
  readonly unit: 'minute' | 'hour' | 'day' | 'week'
  readonly count: number
  /** Undefined for an event at a minute. */
  readonly minute: CivilTime | undefined
}

/** A reminder by its parts: 90 minutes, 2 days, a week before at 09:00. */
export function reminderParts(reminder: Reminder, isAllDay: boolean): ReminderParts {
  if (isAllDay) {
    const days = Math.max(0, Math.ceil(reminder / DAY))
    const minute = timeOfMinutes(days * DAY - reminder)
    return days > 0 && days % 7 === 0 ? { unit: 'week', count: days / 7, minute } : { unit: 'day', count: days, minute }
  }
  const units = [
    ['week', WEEK],
    ['day', DAY],
    ['hour', HOUR],
  ] as const
  const [unit, length] = units.find(([, minutes]) => reminder > 0 && reminder % minutes === 0) ?? ['minute', 1]
  return { unit, count: reminder / length, minute: undefined }
}

/**
 * The moment of a reminder, in ms since 1970 on this device. Days before are days of the calendar, whose clocks may have
 * changed since; hours and minutes are time that passes.
 */
export function reminderMoment(start: CivilTime, reminder: Reminder): number {
  if (!hasMinute(start)) return momentOf(timeOfMinutes(minutesOf(start) - reminder)).getTime()
  const days = Math.floor(reminder / DAY) * DAY
  return momentOf(timeOfMinutes(minutesOf(start) - days)).getTime() - (reminder - days) * 60_000
}
