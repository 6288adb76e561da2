import { dayNumber, dayOfNumber, localDay } from '../../../../shared/lib/calendar/calendar-day.ts'

/** A focus that has ended. Its start names it: whoever notes it notes the same. */
export interface Session {
  /** In ms since 1970. */
  readonly start: number
  readonly end: number
  readonly minutes: number
  /** What was worked on. */
  readonly task: string
}

/** Some weeks of full days. */
export const SESSION_LIMIT = 400

/** Notes a session, unless it is noted; the newest are kept, the newest first. */
export function noteSession(sessions: readonly Session[], session: Session): readonly Session[] {
  if (sessions.some(({ start }) => start === session.start)) return sessions
  return [session, ...sessions].toSorted((one, other) => other.start - one.start).slice(0, SESSION_LIMIT)
}

export interface FocusDay {
  /** Noon of it, in local time. */
  readonly date: Date
  readonly count: number
  readonly minutes: number
}

/** The last `count` days up to today, the oldest first; a session belongs to the day on which it ended. */
export function focusDays(sessions: readonly Session[], now: Date, count: number): readonly FocusDay[] {
  const today = dayNumber(localDay(now))
  const dayOf = (moment: number) => dayNumber(localDay(new Date(moment)))
  return Array.from({ length: count }, (_, at) => {
    const number = today - count + 1 + at
    const { year, month, day } = dayOfNumber(number)
    const ofDay = sessions.filter(({ end }) => dayOf(end) === number)
    const minutes = ofDay.reduce((sum, session) => sum + session.minutes, 0)
    return { date: new Date(year, month - 1, day, 12), count: ofDay.length, minutes }
  })
}
