import { type CalendarDay, dayNumber, dayOfNumber, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { firstOccurrence, type Recurrence } from '../../../../lib/calendar/recurrence.ts'
import type { Part, SpokenTime } from './part.ts'
import { readingsOf } from './spoken-time.ts'

/** When something is, in local time: `YYYY-MM-DD`, with ` HH:mm` where a time is said; and by which rule again. */
export interface Resolved {
  readonly time: string
  readonly recurrence?: Recurrence
}

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>

/** What parts say, each kind at most once. */
export interface Parts {
  readonly day?: Of<'day'> | undefined
  readonly time?: Of<'time'> | undefined
  readonly fromNow?: Of<'fromNow'> | undefined
  readonly repeat?: Of<'repeat'> | undefined
}

const DAY = 1440

/**
 * When parts of a phrase say that something is; undefined for nothing, for what has passed and for what is not clear.
 * @param on the day of a time alone; without one it is the next such time
 */
export function resolve(parts: Parts, now: Date, on?: CalendarDay): Resolved | undefined {
  const { day, time, fromNow, repeat } = parts
  if (fromNow !== undefined) {
    if (day !== undefined || time !== undefined || repeat !== undefined) return undefined
    return { time: momentText(new Date(now.getTime() + fromNow.minutes * 60_000)) }
  }
  const today = localDay(now)
  const clock = now.getHours() * 60 + now.getMinutes()
  const spoken = time && { ...time, period: time.period ?? day?.period ?? repeat?.period }
  if (repeat !== undefined) return resolveRepeat(repeat.rule, day?.day ?? today, spoken, { today, clock })
  if (day === undefined) {
    const isOnAnotherDay = on !== undefined && dayNumber(on) !== dayNumber(today)
    return spoken && (isOnAnotherDay ? timeOn(on, likeliest(spoken, false)) : resolveTime(spoken, { today, clock }))
  }
  if (isBefore(day.day, today)) return undefined
  if (spoken === undefined) return { time: isoDay(day.day) }
  if (isBefore(today, day.day)) return timeOn(day.day, likeliest(spoken, false))
  const ahead = aheadOf(spoken, clock)
  if (ahead !== undefined) return timeOn(today, ahead)
  return day.again === undefined ? undefined : timeOn(daysAfter(today, day.again), likeliest(spoken, false))
}

interface Now {
  readonly today: CalendarDay
  readonly clock: number
}

/** A time alone is the next one: what has passed today is in the other half of the day, or tomorrow. */
function resolveTime(spoken: SpokenTime, { today, clock }: Now): Resolved | undefined {
  const ahead = aheadOf(spoken, clock)
  if (ahead !== undefined) return timeOn(today, ahead)
  return timeOn(daysAfter(today, 1), likeliest(spoken, false))
}

/** A repetition begins on its first day; where its time has passed on that, on the next one. */
function resolveRepeat(
  rule: Recurrence,
  start: CalendarDay,
  spoken: SpokenTime | undefined,
  { today, clock }: Now,
): Resolved | undefined {
  if (isBefore(start, today)) return undefined
  const minutes = spoken && likeliest(spoken, false)
  if (spoken !== undefined && minutes === undefined) return undefined
  const hasPassed = minutes !== undefined && dayNumber(start) === dayNumber(today) && minutes <= clock
  const first = firstOccurrence(rule, hasPassed ? daysAfter(start, 1) : start)
  if (first === undefined) return undefined
  if (minutes === undefined) return { time: isoDay(first), recurrence: rule }
  if (minutes >= DAY) return undefined // midnight of which day is not clear
  const resolved = timeOn(first, minutes)
  return resolved && { ...resolved, recurrence: rule }
}

/** The first reading that is still ahead today. */
const aheadOf = (spoken: SpokenTime, clock: number): number | undefined =>
  readingsOf(spoken)
    .toSorted((one, other) => one - other)
    .find((minutes) => minutes > clock)

/** @param isToday whether the small hours may be those after this day */
function likeliest(spoken: SpokenTime, isToday: boolean): number | undefined {
  const [minutes] = readingsOf(spoken)
  // "midnight" of a day is its beginning to some and its end to others
  const latest = spoken.period === 'night' ? DAY - 1 : DAY
  return minutes !== undefined && minutes > latest && !isToday ? undefined : minutes
}

/** Minutes of a day, which may lie in the next one. */
function timeOn(day: CalendarDay, minutes: number | undefined): Resolved | undefined {
  if (minutes === undefined) return undefined
  const own = daysAfter(day, Math.floor(minutes / DAY))
  return { time: `${isoDay(own)} ${clockText(Math.floor(minutes / 60) % 24, minutes % 60)}` }
}

const clockText = (hour: number, minute: number) =>
  [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
const momentText = (moment: Date) => `${isoDay(localDay(moment))} ${clockText(moment.getHours(), moment.getMinutes())}`
export const daysAfter = (day: CalendarDay, days: number): CalendarDay => dayOfNumber(dayNumber(day) + days)
export const isBefore = (one: CalendarDay, other: CalendarDay): boolean => dayNumber(one) < dayNumber(other)
