import { SEASONS, type Season } from '../../entities/daily-text.ts'
import { type CalendarDay, dayNumber } from './calendar-day.ts'

/** An entry of a pack; one with a season is for its days alone. */
type Entry = object & { readonly season?: Season }

/** The season of a month (1–12) by the weather of the northern hemisphere: spring begins in March. */
export const seasonOf = (month: number): Season => SEASONS[Math.floor(((month + 9) % 12) / 3)] ?? 'winter'

/** From so many entries of a season on, every other day has one: with fewer, one would come again within a month. */
const MANY = 15

/**
 * The entry of a day, the same on every device: one of the season or of none. None comes again until its list is
 * through; in a pack that has many of the season, every other day has one.
 * @param ref 0 for the day's own, 1, 2 … for others in its place
 */
export function entryOfDay<T extends Entry>(entries: readonly T[], day: CalendarDay, ref = 0): T | undefined {
  const number = dayNumber(day)
  const inSeason = entries.filter(({ season }) => season === seasonOf(day.month))
  const always = entries.filter(({ season }) => season === undefined)
  if (inSeason.length < MANY || always.length === 0) {
    const fitting = [...always, ...inSeason]
    return pick(fitting.length > 0 ? fitting : entries, number, ref)
  }
  return pick(number % 2 === 0 ? inSeason : always, Math.floor(number / 2), ref)
}

/** A stride through the list that meets all entries before the first one again, and leaves neighbours far apart. */
function pick<T>(list: readonly T[], turn: number, ref: number): T | undefined {
  const stride = coprimeStride(list.length)
  return list[remainder((turn + ref * stride) * stride, list.length)]
}

/** Near the golden section, where the visited places are spread most evenly. */
function coprimeStride(length: number): number {
  let stride = Math.max(1, Math.round(length * 0.618))
  while (greatestCommonDivisor(stride, length) > 1) stride += 1
  return stride
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

/** Also of days before 1970. */
const remainder = (value: number, divisor: number) => ((value % divisor) + divisor) % divisor
