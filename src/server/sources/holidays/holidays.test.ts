import { join } from 'node:path'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type StatutoryYears, statutoryYearsSchema } from '../../../shared/entities/statutory-years.ts'
import { bodyOf, describeSource, replayFixtures, withResponse } from '../../testing/source-suite.ts'
import { openHolidays } from './index.ts'
import { statutoryDays } from './statutory.ts'

const replay = replayFixtures(join(import.meta.dirname, 'fixtures'), ['holidays'])
const { get, use, hits, ports } = replay

const ADDRESS = 'https://list.example/days.json'
const isValid = (years: StatutoryYears) => v.is(statutoryYearsSchema, years) && Object.keys(years).length > 0
const source = statutoryDays(ADDRESS)
describeSource({ name: 'by date', source, query: undefined, attempts: ['by-date'], isValid }, replay)
describeSource({ name: 'of a year', source, query: undefined, attempts: ['of-year'], isValid }, replay)

const ask = async () => {
  const result = await openHolidays(ports([], { HOLIDAYS_URL: ADDRESS }))()
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

test('an unknown holiday or a day that does not exist is no list', async () => {
  for (const [from, to] of [
    ['劳动节', '植树节'],
    ['2027-02-05', '2027-02-30'],
  ] as const) {
    const fixture = get('by-date')
    use(withResponse(fixture, bodyOf((fixture.response.bodyText ?? '').replace(from, to))))
    expect(await ask()).toBe('failed')
  }
})

test('without an address nobody is asked', async () => {
  use()
  expect(await openHolidays(ports())()).toBe('off')
  expect(hits()).toEqual([])
})
