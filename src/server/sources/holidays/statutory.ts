import * as v from 'valibot'
import type { StatutoryYears } from '../../../shared/entities/statutory-years.ts'
import { parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import { type PublishedDay, statutoryYears } from '../../../shared/lib/calendar/statutory-years.ts'
import { file } from '../needs.ts'
import { defineProvider } from '../provider.ts'
import { question } from '../question.ts'
import { openSource } from '../runner.ts'
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

/** The statutory days of mainland China, by a published list. @param address of the list, in either known form */
export const statutoryDays = (address: string): Source<void, StatutoryYears> =>
  defineSource<void, StatutoryYears>({
    id: 'holidays.statutory',
    freshSeconds: 12 * 3600,
    timeoutMs: 8000,
    maxBytes: 1024 * 1024,
    key: () => 'cn',
    isPersisted: true,
    attempts: [
      {
        request: () => ({ url: address }),
        read: (response) => {
          const days = daysOf(parseShape(list, readJson(response)))
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
    "a list of mainland China's days off and swapped workdays, in the form of `chinese-days.json` or of holiday-cn: the next year's, which is published each November",
  ),
  open: (ports, address) => openSource(statutoryDays(address), ports),
  questions: (address) => [question(statutoryDays(address), undefined)],
})

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
  let years: StatutoryYears
  try {
    years = statutoryYears(days)
  } catch {
    throw new SourceFailure('shape', 'an unknown holiday')
  }
  const complete = Object.entries(years).filter(([, year]) => {
    const rest = Object.values(year).flatMap(([off]) => (off === '' ? [] : off.split(' ')))
    const isWhole = year.newYear && year.springFestival && year.national
    return isWhole !== undefined && new Set(rest).size >= LEAST_REST_DAYS
  })
  if (complete.length === 0) throw new SourceFailure('shape', 'no complete year')
  return Object.fromEntries(complete)
}
