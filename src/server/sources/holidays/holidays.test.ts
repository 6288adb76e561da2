import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type StatutoryYears, statutoryYearsSchema } from '../../../shared/entities/statutory-years.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openHolidays } from './index.ts'
import { statutoryDays } from './statutory.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['holidays'])
const { get, use, hits, ports } = replay

const ADDRESS = 'https://list.example/days.json'
const isValid = (years: StatutoryYears) => v.is(statutoryYearsSchema, years) && Object.keys(years).length > 0
const source = statutoryDays(ADDRESS)
describeSource({ name: 'by date', source, query: 2027, attempts: ['by-date'], isValid }, replay)
describeSource({ name: 'of a year', source, query: 2027, attempts: ['of-year'], isValid }, replay)

const ask = async (address = ADDRESS, now = Date.UTC(2026, 10, 25)) => {
  const opened = openHolidays({ ...ports([], { HOLIDAYS_URL: address }), clock: { now: () => now } })
  const result = await opened()
  return typeof result === 'string' ? result : result.value
}

test('a list has the days off and the swapped workdays of each holiday; a year that is not complete is left out', async () => {
  use(get('by-date'))
  const years = await ask()
  expect(years).toEqual({ 2027: expect.objectContaining({ newYear: ['0101 0102 0103', ''] }) })
  expect(years).toMatchObject({
    2027: {
      springFestival: ['0205 0206 0207 0208 0209 0210 0211 0212', '0214'],
      national: ['1001 1002 1003 1004 1005 1006 1007', '0926'],
    },
  })
})

test('the list of one year in the other form says the same', async () => {
  use(get('of-year'))
  expect(await ask()).toMatchObject({
    2027: { labour: ['0501 0502 0503 0504 0505', ''], midAutumn: ['0915 0916 0917', ''] },
  })
})

/** The fixture with another text in it. */
const altered = (from: string, to: string) => {
  const fixture = get('by-date')
  return withResponse(fixture, bodyOf((fixture.response.bodyText ?? '').replace(from, to)))
}

test('a day that does not exist is no list', async () => {
  use(altered('2027-02-05', '2027-02-30'))
  expect(await ask()).toBe('failed')
})

test('an unknown holiday leaves out its own day alone', async () => {
  use(altered('Labour Day,劳动节', 'Arbor Day,植树节'))
  expect(await ask()).toMatchObject({
    2027: { labour: ['0502 0503 0504 0505', ''], national: [expect.stringContaining('1001'), '0926'] },
  })
})

describe('an address with {year}', () => {
  const BY_YEAR = 'https://list.example/{year}.json'
  const file = (year: number, response = {}) => {
    const fixture = get('of-year')
    return withResponse({ ...fixture, request: { ...fixture.request, path: `/${year}.json` } }, response)
  }
  const body = (get: () => string) => bodyOf(get().replaceAll('2027-', '2026-'))

  test('is asked for this year, and from October on for the next, whose list comes in November', async () => {
    const text = () => get('of-year').response.bodyText ?? ''
    use(file(2026, body(text)), file(2027))
    expect(Object.keys((await ask(BY_YEAR)) ?? {})).toEqual(['2026', '2027'])
    use(file(2026, body(text)), file(2027, { status: 404 }))
    expect(Object.keys((await ask(BY_YEAR)) ?? {})).toEqual(['2026'])
    expect(hits()).toEqual(['list.example/2026.json', 'list.example/2027.json'])
    use(file(2026, { status: 500 }), file(2027, { status: 404 }))
    expect(await ask(BY_YEAR)).toBe('failed')
  })

  test('means the year of China', async () => {
    use(file(2026, { status: 404 }), file(2027, { status: 404 }))
    await ask(BY_YEAR, Date.UTC(2025, 11, 31, 16))
    await ask(BY_YEAR, Date.UTC(2026, 8, 30, 15, 59))
    expect(hits()).toEqual(['list.example/2026.json', 'list.example/2026.json'])
    await ask(BY_YEAR, Date.UTC(2026, 8, 30, 16))
    expect(hits()).toContain('list.example/2027.json')
  })
})

test('without an address nobody is asked', async () => {
  use()
  expect(await openHolidays(ports())()).toBe('off')
  expect(hits()).toEqual([])
})
