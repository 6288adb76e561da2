/**
 * Generates the calendar tables of src/shared/lib and src/client/lib from the new moons and solar terms of tyme4ts: `npx node
 * build/lunar-table.ts`. The tables are committed, since they never change; a test compares them with newly generated
 * ones.
 */
import { writeFileSync } from 'node:fs'
import { ShouXingUtil, SolarTerm } from 'tyme4ts'
import type { AlmanacZone } from '../src/shared/lib/calendar/almanac-zone.ts'

const DAY_MS = 86_400_000
/** 1 January 1950 lies in the lunar year 1949, 31 December 2099 in the lunar year 2099. */
const FIRST_YEAR = 1949
const LAST_YEAR = 2099
const FIRST_TERM_YEAR = 1950
/** Mean length of a year in 1/100,000 day; each solar term has its own, slightly different length. */
const YEAR_LENGTH = 36_524_220

const ZONES: readonly AlmanacZone[] = [8, 9]

const NOTE = 'Written by build/lunar-table.ts from tyme4ts (MIT); not to be edited.'

/** The text of src/shared/lib/calendar/lunar-table.ts. */
export function lunarTable(): string {
  const years = ZONES.map((zone) => {
    const months = lunarMonths(zone)
    const codes: string[] = []
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++)
      codes.push(yearCode(months.filter((one) => one.year === year)))
    const lines: string[] = []
    for (let at = 0; at < codes.length; at += 25) lines.push(`    '${codes.slice(at, at + 25).join('')}'`)
    return `  ${zone}:\n${lines.join(' +\n')},`
  })
  const first = lunarMonths(8).find(({ year }) => year === FIRST_YEAR)
  return `import type { AlmanacZone } from './almanac-zone.ts'

/** ${NOTE} */

/** The first day of the first lunar year below, in days since 1970. */
export const LUNAR_EPOCH = ${first?.begins}

/** The lunar year that the table begins with. */
export const LUNAR_FIRST_YEAR = ${FIRST_YEAR}

/**
 * Four digits of base 32 for each lunar year: bit n tells that the n-th month (a leap month counted where it stands) has
 * 30 days and not 29; bits 13 and up are the number of the month that a leap month follows, 0 where there is none.
 */
export const LUNAR_YEARS: Readonly<Record<AlmanacZone, string>> = {
${years.join('\n')}
}
`
}

/** The text of src/client/lib/calendar/solar-term-table.ts. */
export function solarTermTable(): string {
  const zones = ZONES.map((zone) => {
    const lines = Array.from({ length: 24 }, (_, term) => {
      const { start, length } = termLine(term, zone)
      return `    [${start}, ${length - YEAR_LENGTH}],`
    })
    return `  ${zone}: [\n${lines.join('\n')}\n  ],`
  })
  return `import type { AlmanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'

/** ${NOTE} */

/** The year that the table begins with, and its first day in days since 1970. */
export const TERMS_FIRST_YEAR = ${FIRST_TERM_YEAR}
export const TERMS_EPOCH = ${Date.UTC(FIRST_TERM_YEAR, 0, 1) / DAY_MS}

/** What is added to each term's own length of a year below, in hundred-thousandths of a day. */
export const TERM_YEAR = ${YEAR_LENGTH}

/**
 * For each term, from 小寒 on: its moment in the first year and how much its year differs from ${YEAR_LENGTH / 100_000} days,
 * both in hundred-thousandths of a day. In every year to 2099 the term's day is the whole part of the sum.
 */
export const SOLAR_TERM_LINES: Readonly<Record<AlmanacZone, readonly (readonly [start: number, beyond: number])[]>> = {
${zones.join('\n')}
}
`
}

/** A month of the lunar calendar; its first day in days since 1970, its length in days. */
interface LunarMonth {
  readonly year: number
  readonly month: number
  readonly leap: boolean
  readonly begins: number
  readonly length: number
}

/** New moons from 1946 to 2104, by their number since January 2000. */
const FIRST_MOON = -660
const LAST_MOON = 1290

/**
 * The months by the rules of 1645 (GB/T 33661): one begins on the day of the new moon; the winter solstice is in the
 * eleventh; of thirteen months between two such, the first without one of the twelve major terms is the leap month.
 */
function lunarMonths(zone: AlmanacZone): readonly LunarMonth[] {
  const moons: number[] = []
  for (let number = FIRST_MOON; number < LAST_MOON; number++) moons.push(newMoonDay(number, zone))
  const monthOf = (day: number) => moons.findLastIndex((moon) => moon <= day)
  const majorTerms = new Set<number>()
  for (let year = FIRST_YEAR - 1; year <= LAST_YEAR + 2; year++)
    for (let term = 1; term < 24; term += 2) majorTerms.add(monthOf(termDay(year, term, zone)))
  const months: LunarMonth[] = []
  for (let year = FIRST_YEAR; year <= LAST_YEAR + 1; year++) {
    const first = monthOf(termDay(year - 1, SOLSTICE, zone))
    const end = monthOf(termDay(year, SOLSTICE, zone))
    const places = Array.from({ length: end - first }, (_, place) => first + place)
    const leapPlace = places.length === 13 ? places.find((place) => !majorTerms.has(place)) : undefined
    for (const place of places) {
      const passed = place - first - (leapPlace !== undefined && place >= leapPlace ? 1 : 0)
      const [begins = 0, next = 0] = moons.slice(place, place + 2)
      months.push({
        year: passed < 2 ? year - 1 : year,
        month: ((passed + 10) % 12) + 1,
        leap: place === leapPlace,
        begins,
        length: next - begins,
      })
    }
  }
  return months
}

/** The winter solstice among the terms of a year. */
const SOLSTICE = 23
/** 1 January 2000 in days since 1970. */
const YEAR_2000 = 10_957

/** The day of a new moon, in days since 1970. */
function newMoonDay(number: number, zone: AlmanacZone): number {
  const angle = number * 2 * Math.PI
  const days = ShouXingUtil.msaLonT(angle) * 36_525 // since noon of 1 January 2000, in dynamical time
  return YEAR_2000 + Math.floor(days - ShouXingUtil.dtT(days) + 0.5 + zone / 24)
}

/** The day of a solar term, in days since 1970; tyme4ts gives its moment in China's time. */
function termDay(year: number, term: number, zone: AlmanacZone): number {
  const julian = SolarTerm.fromIndex(year, term + 1)
    .getJulianDay()
    .getDay()
  return Math.floor(julian - 2_440_587.5 + (zone - 8) / 24)
}

function yearCode(months: readonly LunarMonth[]): string {
  const leapPlace = months.findIndex(({ leap }) => leap)
  let code = Math.max(0, leapPlace) << 13
  for (const [index, { length }] of months.entries()) if (length === 30) code |= 1 << index
  return code.toString(32).padStart(4, '0')
}

/** The linear fit of all days of a term with the largest margin to midnight. */
function termLine(term: number, zone: AlmanacZone): { start: number; length: number } {
  const days: number[] = []
  for (let year = FIRST_TERM_YEAR; year <= LAST_YEAR; year++)
    days.push((termDay(year, term, zone) - Date.UTC(FIRST_TERM_YEAR, 0, 1) / DAY_MS) * 100_000)
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

if (import.meta.main) {
  const src = new URL('../src/', import.meta.url)
  writeFileSync(new URL('shared/lib/calendar/lunar-table.ts', src), lunarTable())
  writeFileSync(new URL('client/lib/calendar/solar-term-table.ts', src), solarTermTable())
}
