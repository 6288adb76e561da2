import { dayNumber, dayOfNumber, localDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay, parseIsoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { type CivilTime, DAY_MINUTES, dayOfTime, hasMinute, momentOf, timeOfMinutes } from '../../../kit/rules.ts'
import { type CalendarEvent, LIMITS } from './event.ts'
import { type Occurrence, occurrenceOn, occurrencesOf } from './occurrences.ts'
import { reminderMoment } from './reminder.ts'

/** How the user has answered what one time of an event reminds of. Moments are ms since 1970. */
export interface ReminderAnswer {
  /** Reminders until this moment are answered. */
  readonly through: number
  /** When it is to remind again; null: not for this answer. */
  readonly again: number | null
  /** When the event began as it was answered: what begins at another time is no longer put off. */
  readonly start?: CivilTime
}

/** The answers by the id of an occurrence, the latest last. */
export type ReminderAnswers = Readonly<Record<string, ReminderAnswer>>

/** One time of an event that reminds, and waits for an answer. */
export interface DueReminder {
  readonly occurrence: Occurrence
  /** Since when: the last of its reminders that has come. */
  readonly moment: number
}

/** What was missed is made up for until the event is over, and so long after its moment. */
const CATCH_UP_MS = 12 * 3_600_000
const DAY_MS = 86_400_000

/** A reminder sounds and notifies within so many ms of its moment: timers of hidden pages run once a minute. */
const TIMELY_MS = 150_000

/** Whether a reminder is so recent that it may still sound. */
export const isTimely = ({ moment }: DueReminder, now: number): boolean => now - moment < TIMELY_MS

/** Names one reminder of one time of an event. */
export const signalOf = ({ occurrence, moment }: DueReminder): string => `${occurrence.id}@${moment}`

/** How many answers are kept of what is over, and how many at most. */
export const MAX_ANSWERS = 300
export const MAX_NEEDED_ANSWERS = LIMITS.events

/** The times of events that remind now, those that came first before the others. */
export const dueReminders = (
  events: readonly CalendarEvent[],
  answers: ReminderAnswers,
  now: number,
): readonly DueReminder[] =>
  unansweredOf(events, answers, now)
    .flatMap((one) => {
      const moment = lastUntil(one.moments, now)
      return moment !== undefined && now < expiryOf(one, moment) ? [{ occurrence: one.occurrence, moment }] : []
    })
    .toSorted((one, other) => one.moment - other.moment)

/** The next moment within a day at which `dueReminders` changes by itself; undefined where there is none. */
export function nextReminderChange(
  events: readonly CalendarEvent[],
  answers: ReminderAnswers,
  now: number,
): number | undefined {
  const moments = unansweredOf(events, answers, now).flatMap((one) => {
    const last = lastUntil(one.moments, now)
    return last === undefined ? one.moments : [...one.moments, expiryOf(one, last)]
  })
  const isNear = (moment: number) => moment > now && moment - now <= DAY_MS
  return moments.filter(isNear).toSorted((one, other) => one - other)[0]
}

/**
 * The answers with those of reminders that are due. The oldest go where there are too many, but for those without which
 * a reminder would come back.
 * @param again when they are to remind again, in ms since 1970; null: not
 */
export function withAnswers(
  answers: ReminderAnswers,
  due: readonly DueReminder[],
  again: number | null,
  { events, now }: { readonly events: readonly CalendarEvent[]; readonly now: number },
): ReminderAnswers {
  const given = due.map(({ occurrence: { id, start }, moment }) => [id, { through: moment, again, start }] as const)
  const ids = new Set(given.map(([id]) => id))
  const all = [...Object.entries(answers).filter(([id]) => !ids.has(id)), ...given]
  if (all.length <= MAX_ANSWERS) return Object.fromEntries(all)
  const byId = new Map(events.map((event) => [event.id, event]))
  let surplus = all.length - MAX_ANSWERS
  const kept = all.filter(([id, answer]) => {
    if (surplus === 0 || isNeeded(id, answer, byId, now)) return true
    surplus -= 1
    return false
  })
  return Object.fromEntries(kept.slice(-MAX_NEEDED_ANSWERS))
}

/** Whether what was answered might remind again without its answer. */
function isNeeded(
  id: string,
  { through, again }: ReminderAnswer,
  events: ReadonlyMap<string, CalendarEvent>,
  now: number,
): boolean {
  if (now < Math.max(through, again ?? through) + CATCH_UP_MS) return true
  const at = id.lastIndexOf('@')
  const event = events.get(id.slice(0, at))
  const day = parseIsoDay(id.slice(at + 1))
  return event !== undefined && day !== undefined && now < momentOfEnd(occurrenceOn(event, day))
}

/** The moment at which one time of an event is over, in ms since 1970. */
const momentOfEnd = ({ end, last }: Pick<Occurrence, 'end' | 'last'>): number =>
  momentOf(hasMinute(end) ? end : timeOfMinutes((last + 1) * DAY_MINUTES)).getTime()

interface Unanswered {
  readonly occurrence: Occurrence
  /** Those of its reminders that are not answered. */
  readonly moments: readonly number[]
}

const lastUntil = (moments: readonly number[], now: number): number | undefined =>
  moments.filter((moment) => moment <= now).toSorted((one, other) => other - one)[0]

const expiryOf = ({ occurrence }: Unanswered, moment: number): number =>
  Math.max(momentOfEnd(occurrence), moment + CATCH_UP_MS)

/** Every time of an event that may remind now or within a day. */
function unansweredOf(events: readonly CalendarEvent[], answers: ReminderAnswers, now: number): readonly Unanswered[] {
  const first = dayNumber(localDay(new Date(now - CATCH_UP_MS)))
  const today = dayNumber(localDay(new Date(now)))
  return events
    .filter((event) => event.reminders.length > 0 && !isOver(event, isoDay(dayOfNumber(first))))
    .flatMap((event) => occurrencesFrom(event, first, today))
    .flatMap((occurrence) => {
      const { through = Number.NEGATIVE_INFINITY, again = null, start } = answers[occurrence.id] ?? {}
      const own = occurrence.event.reminders.map((reminder) => reminderMoment(occurrence.start, reminder))
      const isPutOff = again !== null && (start ?? occurrence.start) === occurrence.start
      const moments = [...own, ...(isPutOff ? [again] : [])].filter((moment) => moment > through)
      return moments.length === 0 ? [] : [{ occurrence, moments }]
    })
}

/** Whether no time of an event can be on a day or later: most of a long calendar need not be walked through. */
const isOver = ({ end, recurrence }: CalendarEvent, day: string): boolean => recurrence === null && dayOfTime(end) < day

/** An event stays the same value until it is edited, and years of a rule are walked through once a day alone. */
const walked = new WeakMap<CalendarEvent, { readonly days: string; readonly occurrences: readonly Occurrence[] }>()

/** The times from what may have been missed to what is reminded of by tomorrow; days by their numbers. */
function occurrencesFrom(event: CalendarEvent, first: number, today: number): readonly Occurrence[] {
  const days = `${first} ${today}`
  const known = walked.get(event)
  if (known?.days === days) return known.occurrences
  const ahead = Math.ceil(Math.max(0, ...event.reminders) / DAY_MINUTES) + 2
  const occurrences = occurrencesOf([event], dayOfNumber(first), dayOfNumber(today + ahead))
  walked.set(event, { days, occurrences })
  return occurrences
}
