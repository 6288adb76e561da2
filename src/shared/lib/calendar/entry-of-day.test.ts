import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Season } from '../../entities/daily-text.ts'
import { dayOfNumber } from './calendar-day.ts'
import { entryOfDay, seasonOf } from './entry-of-day.ts'

const FIRST = 20_780
const plain = (count: number) => Array.from({ length: count }, (_, id): { id: number; season?: Season } => ({ id }))
const days = (count: number) => Array.from({ length: count }, (_, index) => dayOfNumber(FIRST + index))

test('no entry comes again until the pack is through, from any day on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: -800_000, max: 800_000 }), (length, first) => {
      const pack = plain(length)
      const shown = pack.map((_, index) => entryOfDay(pack, dayOfNumber(first + index)))
      return new Set(shown).size === length && !shown.includes(undefined)
    }),
    { numRuns: 60 },
  )
})

test('"another one" shows every entry once, too, and never the same one twice in a row', () => {
  for (const length of [2, 3, 40, 120, 137, 189]) {
    const pack = plain(length)
    const day = dayOfNumber(FIRST)
    expect(new Set(pack.map((_, ref) => entryOfDay(pack, day, ref))).size).toBe(length)
  }
})

test('neighbours in the pack are far apart in time', () => {
  const pack = plain(120)
  const shown = days(120).map((day) => entryOfDay(pack, day)?.id ?? 0)
  for (const [index, id] of shown.entries()) {
    if (index > 0) expect(Math.abs(id - (shown[index - 1] ?? 0))).toBeGreaterThan(20)
  }
})

test('every other day is of the season, and none is of another one', () => {
  const seasons: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
  const pack = [...plain(200), ...seasons.flatMap((season) => plain(46).map(({ id }) => ({ id: id + 1000, season })))]
  const year = days(365).map((day) => ({ day, entry: entryOfDay(pack, day) }))
  for (const { day, entry } of year) expect([undefined, seasonOf(day.month)]).toContain(entry?.season)
  expect(year.filter(({ entry }) => entry?.season !== undefined)).toHaveLength(183)
  expect(new Set(year.map(({ entry }) => entry)).size).toBeGreaterThan(360)
})

test('a pack with few entries of the season goes through them and those of none alike', () => {
  const pack = [...plain(9), { id: 100, season: 'winter' }, { id: 200, season: 'spring' }] as const
  const shown = Array.from({ length: 10 }, (_, index) => entryOfDay(pack, { year: 2026, month: 1, day: 1 + index }))
  expect(new Set(shown)).toEqual(new Set(pack.slice(0, 10)))
})

test('a pack without any entry that fits shows another', () => {
  expect(entryOfDay([{ season: 'spring' }], { year: 2026, month: 1, day: 1 })).toEqual({ season: 'spring' })
})

test('an empty pack has no entry', () => expect(entryOfDay([], dayOfNumber(FIRST))).toBeUndefined())

test('spring begins in March, winter in December', () => {
  expect([1, 2, 3, 5, 6, 9, 11, 12].map(seasonOf)).toEqual(
    'winter winter spring spring summer autumn autumn winter'.split(' '),
  )
})
