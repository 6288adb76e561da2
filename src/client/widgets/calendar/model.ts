import type { Language } from '../../../shared/constants.ts'
import { almanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { holidayText, isHoliday, shortLunarText, specialDay, statutoryDay, upcomingHolidays } from '../../kit/rules.ts'

/** What is shown beside the days. */
export interface Shown {
  readonly lunar: boolean
  readonly statutory: boolean
  /** Whether weeks begin on Sunday. */
  readonly sunday: boolean
  /** Whether the almanac's words for a day are shown, in Chinese alone. */
  readonly almanac: boolean
}

/** The user's choices, else what is usual: lunar dates in Chinese, the mainland's days off in its own language. */
export const shownIn = (language: Language, { lunar, statutory, sunday, almanac }: Partial<Shown>): Shown => ({
  lunar: lunar ?? language.startsWith('zh'),
  statutory: statutory ?? language === 'zh-CN',
  sunday: sunday ?? false,
  almanac: (almanac ?? false) && language.startsWith('zh'),
})

/** What a month shows of a day. */
export interface DayFacts {
  /** Its festivals, or else its solar term. */
  readonly names: readonly string[]
  readonly kind: 'holiday' | 'special' | 'ordinary'
  /** 初八; 8/8 outside Chinese. */
  readonly lunar: string | undefined
  /** A day off, or a day that is worked in place of one. */
  readonly duty: 'rest' | 'work' | undefined
}

/** The facts of a day. Holidays are the mainland's where they are shown, else the public ones of a language. */
export function dayFacts(day: CalendarDay, language: Language, shown: Shown): DayFacts {
  const { names, isTerm, isOff } = specialDay(day, language)
  const lunar = shown.lunar ? lunarDate(day, almanacZone(language)) : undefined
  const isRed = shown.statutory ? !isTerm && isHoliday(day) : isOff
  return {
    names,
    kind: names.length === 0 ? 'ordinary' : isRed ? 'holiday' : 'special',
    lunar: lunar && shortLunarText(lunar, language),
    duty: shown.statutory ? statutoryDay(day)?.kind : undefined,
  }
}

/** Days from one to another, negative if it is before. */
export const daysBetween = (from: CalendarDay, to: CalendarDay): number => dayNumber(to) - dayNumber(from)

/** A day to look forward to. */
export interface Coming {
  readonly name: string
  readonly day: CalendarDay
}

/** How far the days of a language are looked for. */
const YEAR_DAYS = 366

/** What comes after a day, at most `count`: the mainland's holidays where they are shown, else a language's festivals. */
export function comingAfter(day: CalendarDay, count: number, language: Language, shown: Shown): readonly Coming[] {
  const from = dayNumber(day) + 1
  if (shown.statutory)
    return upcomingHolidays(dayOfNumber(from), count + 1)
      .filter(({ first }) => dayNumber(first) >= from)
      .slice(0, count)
      .map(({ name, first }) => ({ name: holidayText(name, language), day: first }))
  const found: Coming[] = []
  for (let number = from; number < from + YEAR_DAYS && found.length < count; number += 1) {
    const { names, isTerm } = specialDay(dayOfNumber(number), language)
    const [name] = isTerm ? [] : names
    if (name !== undefined) found.push({ name, day: dayOfNumber(number) })
  }
  return found
}

/** What a tile of so many cells shows: the day alone, with the month beside or below it, or a line of one or the other. */
export type TileLayout = 'icon' | 'row' | 'column' | 'day' | 'beside' | 'below'

export function tileLayout(rows: number, columns: number): TileLayout {
  if (rows === 1) return columns === 1 ? 'icon' : 'row'
  if (columns === 1) return 'column'
  if (rows >= 4) return 'below'
  return columns === 2 ? 'day' : 'beside'
}
