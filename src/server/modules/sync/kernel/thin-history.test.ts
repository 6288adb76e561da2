import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Section } from '../../../../shared/entities/section.ts'
import { costOf, HISTORY, mayThin, type StoredVersion, thinHistory } from './thin-history.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const MB = 1024 * 1024
const NOW = 1000 * DAY + 12 * HOUR

const version = (age: number, more: Partial<StoredVersion> = {}): StoredVersion => ({
  ...{ section: 'notes', time: NOW - age, bytes: 100, isSpecial: false, isStash: false },
  ...more,
})
/** The ages of what is kept. @param current the age of the current version */
function agesKept(versions: readonly StoredVersion[], current = Math.min(...versions.map(({ time }) => NOW - time))) {
  const removed = thinHistory(versions, new Map([['notes', NOW - current]]), NOW)
  return versions.filter((one) => !removed.includes(one)).map(({ time }) => NOW - time)
}
/** The newest ones, which stand in the way of nothing else. */
const newest = Array.from({ length: HISTORY.newest }, (_, at) => version(at + 1))

describe('of a section are kept', () => {
  test('the newest fifteen, however old', () => {
    const old = Array.from({ length: 20 }, (_, at) => version(365 * DAY + at))
    expect(agesKept(old)).toEqual(old.slice(0, 15).map(({ time }) => NOW - time))
  })

  test('all of the last day, then the last of each hour, then of each day, none after thirty', () => {
    const ages = [
      ...[HOUR, HOUR + 1, HOUR + 2, DAY - 1],
      ...[2 * DAY + 10, 2 * DAY + 20, 2 * DAY + HOUR + 1],
      ...[8 * DAY + 10, 8 * DAY + HOUR, 8 * DAY + 2 * HOUR],
      ...[29 * DAY, 30 * DAY, 31 * DAY],
    ]
    const kept = agesKept([...newest, ...ages.map((age) => version(age))]).filter((age) => age > 15)
    expect(kept).toEqual([
      ...[HOUR, HOUR + 1, HOUR + 2, DAY - 1],
      ...[2 * DAY + 10, 2 * DAY + HOUR + 1],
      ...[8 * DAY + 10, 29 * DAY],
    ])
  })

  test('what was replaced unseen or laid aside, for thirty days', () => {
    const ages = [8 * DAY, 8 * DAY + 1, 8 * DAY + 2, 31 * DAY]
    const kept = agesKept([...newest, ...ages.map((age) => version(age, { isSpecial: true }))])
    expect(kept.slice(15)).toEqual([8 * DAY, 8 * DAY + 1, 8 * DAY + 2])
  })

  test('the current version and the one before it, though stashes are newer', () => {
    const stashes = Array.from({ length: 20 }, (_, at) => version(at + 1, { isStash: true, isSpecial: true }))
    const kept = agesKept([...stashes, version(40 * DAY), version(41 * DAY), version(42 * DAY)], 40 * DAY)
    expect(kept.slice(20)).toEqual([40 * DAY, 41 * DAY])
  })
})

describe('of too many bytes', () => {
  test('the oldest go first, those beyond the newest of a section before those', () => {
    const older = Array.from({ length: 5 }, (_, at) => version(HOUR + at, { bytes: MB }))
    const recent = newest.map((one) => ({ ...one, bytes: MB }))
    const rare = version(20 * DAY, { section: 'more', bytes: MB })
    const kept = agesKept([...recent, ...older, rare])
    expect(kept).toEqual([...recent.map(({ time }) => NOW - time), HOUR, HOUR + 1, HOUR + 2, 20 * DAY])
  })

  test('never the current one nor the one before it', () => {
    const huge = [1, 2, 3, 4, 5].map((age) => version(age, { bytes: 9 * MB }))
    expect(agesKept(huge)).toEqual([1, 2])
  })

  test('a small version counts as what its row takes', () => {
    const taps = Array.from({ length: 6000 }, (_, at) => version(at + 1, { bytes: 10 }))
    expect(agesKept(taps).length * costOf(10)).toBeLessThanOrEqual(HISTORY.bytes)
  })
})

test('thinning is looked for when an hour is over', () => {
  expect([mayThin(NOW, NOW + HOUR - 1), mayThin(NOW, NOW + HOUR), mayThin(undefined, NOW)]).toEqual([
    false,
    true,
    false,
  ])
})

test('I10, T16: any history ends within the limit, with all that is promised, and stays so', () => {
  const sections: readonly Section[] = ['notes', 'more']
  const any = fc.record({
    section: fc.constantFrom(...sections),
    age: fc.integer({ min: 0, max: 40 * DAY }),
    bytes: fc.integer({ min: 1, max: MB }),
    isStash: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.uniqueArray(any, { selector: ({ age }) => age, minLength: 60, maxLength: 120 }), (given) => {
      const versions = given.map(({ age, isStash, ...rest }) => version(age, { ...rest, isStash, isSpecial: isStash }))
      const chain = versions.filter(({ isStash }) => !isStash).toSorted((a, b) => b.time - a.time)
      const current = new Map(
        sections.map((section) => [section, chain.find((one) => one.section === section)?.time ?? 0] as const),
      )
      const removed = thinHistory(versions, current, NOW)
      const kept = versions.filter((one) => !removed.includes(one))
      expect(kept.reduce((sum, one) => sum + costOf(one.bytes), 0)).toBeLessThanOrEqual(HISTORY.bytes)
      for (const section of sections)
        for (const one of chain.filter((of) => of.section === section).slice(0, 2)) expect(kept).toContain(one)
      expect(thinHistory(kept, current, NOW)).toEqual([])
    }),
  )
})
