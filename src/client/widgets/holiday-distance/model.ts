import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { type Holiday, lengthOf, upcomingHolidays } from '../../kit/rules.ts'

/** How far a holiday is: days until its first day off, or the days that are left of it, today included. */
export type Distance =
  | { readonly kind: 'coming'; readonly days: number }
  | { readonly kind: 'now'; readonly days: number }

/** The distance of a holiday that is not over. */
export function distanceOf(holiday: Holiday, today: CalendarDay): Distance {
  const days = dayNumber(holiday.first) - dayNumber(today)
  return days > 0 ? { kind: 'coming', days } : { kind: 'now', days: lengthOf(holiday) + days }
}

/** The spec lists up to four. */
const LISTED = 4

/** What a tile of so many cells lists: the nearest holiday, and after it as many as there are lines for. */
export function listedHolidays(today: CalendarDay, rows: number, columns: number): readonly Holiday[] {
  const { kind, hasList } = tileLayout(rows, columns)
  const listed = kind === 'below' && rows === 3 ? LISTED - 1 : LISTED
  return upcomingHolidays(today, hasList ? listed : 1)
}

export type TileKind = 'icon' | 'row' | 'column' | 'scene' | 'beside' | 'below'

interface TileLayout {
  readonly kind: TileKind
  readonly hasList: boolean
}

/** The scene alone, or with a list beside or below it; in one row or column the nearest holiday alone. */
export function tileLayout(rows: number, columns: number): TileLayout {
  if (rows === 1) return { kind: columns === 1 ? 'icon' : 'row', hasList: false }
  if (columns === 1) return { kind: 'column', hasList: false }
  if (columns >= 3 && rows <= 3) return { kind: 'beside', hasList: true }
  return rows >= 3 ? { kind: 'below', hasList: true } : { kind: 'scene', hasList: false }
}
