/**
 * Generates the calendar tables of src/shared/lib from tyme4ts: `npx node build/lunar-table.ts`.
 * The tables are committed, since they never change; a test compares them with newly generated ones.
 */
import { writeFileSync } from 'node:fs'
import { LunarMonth, LunarYear, SolarTerm } from 'tyme4ts'

const DAY_MS = 86_400_000
/** 1 January 1950 lies in the lunar year 1949, 31 December 2099 in the lunar year 2099. */
const FIRST_YEAR = 1949
const LAST_YEAR = 2099
const FIRST_TERM_YEAR = 1950
/** Mean length of a year in 1/100,000 day; each solar term has its own, slightly different length. */
const YEAR_LENGTH = 36_524_220

const NOTE = 'Written by build/lunar-table.ts from tyme4ts (MIT); not to be edited.'

/** The text of src/shared/lib/calendar/lunar-table.ts. */
export function lunarTable(): string {
  const years: string[] = []
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) years.push(yearCode(year))
  const lines: string[] = []
  for (let at = 0; at < years.length; at += 25) lines.push(`  '${years.slice(at, at + 25).join('')}'`)
  const first = LunarMonth.fromYm(FIRST_YEAR, 1).getFirstDay().getSolarDay()
  return `/** ${NOTE} */

/** The first day of the first lunar year below, in days since 1970. */
export const LUNAR_EPOCH = ${dayNumber(first.getYear(), first.getMonth(), first.getDay())}

/** The lunar year that the table begins with. */
export const LUNAR_FIRST_YEAR = ${FIRST_YEAR}

/**
 * Four digits of base 32 for each lunar year: bit n tells that the n-th month (a leap month counted where it stands) has
 * 30 days and not 29; bits 13 and up are the number of the month that a leap month follows, 0 where there is none.
 */
export const LUNAR_YEARS =
${lines.join(' +\n')}
`
}

/** The text of src/shared/lib/calendar/solar-term-table.ts. */
export function solarTermTable(): string {
  const lines = Array.from({ length: 24 }, (_, term) => {
    const { start, length } = termLine(term)
    return `  [${start}, ${length - YEAR_LENGTH}],`
  })
  return `/** ${NOTE} */

/** The year that the table begins with, and its first day in days since 1970. */
export const TERMS_FIRST_YEAR = ${FIRST_TERM_YEAR}
export const TERMS_EPOCH = ${dayNumber(FIRST_TERM_YEAR, 1, 1)}

/** What is added to each term's own length of a year below, in hundred-thousandths of a day. */
export const TERM_YEAR = ${YEAR_LENGTH}

/**
 * For each term, from 小寒 on: its moment in the first year and how much its year differs from ${YEAR_LENGTH / 100_000} days,
 * both in hundred-thousandths of a day. In every year to 2099 the term's day is the whole part of the sum.
 */
export const SOLAR_TERM_LINES: readonly (readonly [start: number, beyond: number])[] = [
${lines.join('\n')}
]
`
}

function yearCode(year: number): string {
  const months = LunarYear.fromYear(year).getMonths()
  let code = LunarYear.fromYear(year).getLeapMonth() << 13
  for (const [index, month] of months.entries()) if (month.getDayCount() === 30) code |= 1 << index
  return code.toString(32).padStart(4, '0')
}

/** The linear fit of all days of a term with the largest margin to midnight. */
function termLine(term: number): { start: number; length: number } {
  const days: number[] = []
  for (let year = FIRST_TERM_YEAR; year <= LAST_YEAR; year++) {
    const day = SolarTerm.fromIndex(year, term + 1).getSolarDay()
    const since = dayNumber(day.getYear(), day.getMonth(), day.getDay()) - dayNumber(FIRST_TERM_YEAR, 1, 1)
    days.push(since * 100_000)
  }
  let best = { margin: 0, start: 0, length: 0 }
  for (let length = YEAR_LENGTH - 200; length <= YEAR_LENGTH + 200; length++) {
    const earliest = days.map((day, years) => day - length * years)
    const low = Math.max(...earliest)
    const high = Math.min(...earliest) + 99_999
    if (high - low > best.margin) best = { margin: high - low, start: Math.round((low + high) / 2), length }
  }
  if (best.margin === 0) throw new Error(`no line fits solar term ${term}`)
  return best
}

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

if (import.meta.main) {
  const folder = new URL('../src/shared/lib/calendar/', import.meta.url)
  writeFileSync(new URL('lunar-table.ts', folder), lunarTable())
  writeFileSync(new URL('solar-term-table.ts', folder), solarTermTable())
}
