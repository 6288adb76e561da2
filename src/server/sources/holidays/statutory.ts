import * as v from 'valibot'
import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { isHolidayName, type PublishedDay, statutoryYears } from '../../../shared/lib/calendar/statutory-years.ts'
import type { Clock } from '../../core/clock.ts'
import { file } from '../needs.ts'
import { defineProvider, type ProviderPorts } from '../provider.ts'
import { question } from '../question.ts'
import { openSource, type QuerySource } from '../runner.ts'
import { defineSource, type Source, SourceFailure } from '../source.ts'
import { parseShape, readJson } from '../text.ts'

/** The list of the package chinese-days: texts by date, `English,中文,days`. */
const byDate = v.object({ holidays: v.record(v.string(), v.string()), workdays: v.record(v.string(), v.string()) })
/** The list of one year of holiday-cn. */
const ofYear = v.object({
  days: v.array(v.object({ name: v.string(), date: v.string(), isOffDay: v.boolean() })),
})
const list = v.union([byDate, ofYear])

/** Days off of a year with all of its holidays; fewer are a list that is not complete. */
const LEAST_REST_DAYS = 11

/** Stands for a year in the address of a list that has a file a year. */
const YEAR = '{year}'

/** The statutory days of mainland China, by a published list. @param address of the list, in either known form */
export const statutoryDays = (address: string): Source<number, StatutoryYears> =>
  defineSource<number, StatutoryYears>({
    id: 'holidays.statutory',
    freshSeconds: 12 * 3600,
    timeoutMs: 8000,
    maxBytes: 1024 * 1024,
    key: (year) => (address.includes(YEAR) ? `cn ${year}` : 'cn'),
    isPersisted: true,
    attempts: [
      {
        request: (year) => ({ url: address.replaceAll(YEAR, String(year)) }),
        read: (response) => {
          const published = daysOf(parseShape(list, readJson(response)))
          const days = published.filter(({ name }) => isHolidayName(name))
          if (!days.every(({ date }) => /^20\d\d-/.test(date) && parseIsoDay(date) !== undefined))
            throw new SourceFailure('shape', 'days with no date')
          return completeYears(days)
        },
      },
    ],
  })

export const statutoryProvider = defineProvider({
  id: 'holidays.statutory',
  purpose: 'days off of a new year',
  fallback: 'the bundled table',
  needs: file(
    'HOLIDAYS_URL',
    "a list of mainland China's days off and swapped workdays, in the form of `chinese-days.json` or of holiday-cn, whose address has `{year}` for its file a year: the next year's is published each November",
  ),
  open: openStatutory,
  questions: (address, clock) => [question(statutoryDays(address), yearOfChina(clock))],
})

const CHINA_MS = 8 * 3_600_000
const inChina = ({ now }: Clock): Date => new Date(now() + CHINA_MS)
const yearOfChina = (clock: Clock): number => inChina(clock).getUTCFullYear()
const OCTOBER = 9

/** The list, or the file of this year and, while it may be published, that of the next; one of them is enough. */
function openStatutory(ports: ProviderPorts, address: string): QuerySource<void, StatutoryYears> {
  const ask = openSource(statutoryDays(address), ports)
  return async (_query, caller) => {
    const year = yearOfChina(ports.clock)
    const hasNext = address.includes(YEAR) && inChina(ports.clock).getUTCMonth() >= OCTOBER
    const files = await Promise.allSettled([year, ...(hasNext ? [year + 1] : [])].map((one) => ask(one, caller)))
    const [first, ...others] = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []))
    if (first === undefined) throw files.find((file) => file.status === 'rejected')?.reason
    const oldest = others.reduce((old, other) => (other.age > old.age ? other : old), first)
    return { ...oldest, value: Object.assign({}, first.value, ...others.map(({ value }) => value)) }
  }
}

function daysOf(published: v.InferOutput<typeof list>): readonly PublishedDay[] {
  if ('days' in published)
    return published.days.map(({ name, date, isOffDay }) => ({ date, name, isWorked: !isOffDay }))
  const { holidays, workdays } = published
  return [holidays, workdays].flatMap((days, at) =>
    Object.entries(days).map(([date, text]) => ({ date, name: text.split(',')[1] ?? '', isWorked: at === 1 })),
  )
}

/** The years of a list that have all of their holidays. @throws SourceFailure when there is none */
function completeYears(days: readonly PublishedDay[]): StatutoryYears {
  const complete = Object.entries(statutoryYears(days)).filter(([, year]) => {
    const rest = Object.values(year).flatMap(([off]) => (off === '' ? [] : off.split(' ')))
    const isWhole = year.newYear && year.springFestival && year.national
    return isWhole !== undefined && new Set(rest).size >= LEAST_REST_DAYS
  })
  if (complete.length === 0) throw new SourceFailure('shape', 'no complete year')
  return Object.fromEntries(complete)
}
