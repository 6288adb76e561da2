import type { Language } from '../../../shared/constants.ts'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'

/** The date of an entry as a diary writes it, long or short (`weekday` left out). Today where none is stored. */
export function dateOf(day: string, language: Language, today: Date, isLong: boolean): string {
  const { year, month, day: date }: CalendarDay = parseIsoDay(day) ?? localDay(today)
  return new Intl.DateTimeFormat(language, {
    month: isLong ? 'long' : 'numeric',
    day: 'numeric',
    ...(isLong && { weekday: 'short' }),
  }).format(new Date(year, month - 1, date))
}

/** A tile's line in px: the rules of its paper. */
export const LINE_PX = 21
const CELL = 52
const GAP = 27

/** The lines of text that a tile has at most, at its smallest. */
export function lineCount(rows: number): number {
  if (rows === 1) return 2
  return Math.max(1, Math.floor((rows * CELL + (rows - 1) * GAP - 45) / LINE_PX))
}
