import { expect, test } from 'vitest'
import type { Section } from '../../../../../shared/entities/section.ts'
import type { CloudVersion } from '../../../../../shared/entities/sync.ts'
import { type Histories, precedingTime, pushesOf, timesAt } from './pushes.ts'

const version = (time: number, more: Partial<CloudVersion> = {}): CloudVersion => ({
  ...{ time, device: 'Chrome, macOS', reason: 'edit', size: 9, backup_time: time, replaced_blind: false },
  ...{ is_current: false, ...more },
})
const said = (histories: Histories) => pushesOf(histories).map(({ at, times }) => [at, times])

test('versions that were written together are one push, however far the clocks of their sections stand apart', () => {
  expect(
    said({
      nav_info: [version(90_000, { backup_time: 7 }), version(1000)],
      notes: [version(5000, { backup_time: 7 })],
    }),
  ).toEqual([
    [90_000, { nav_info: 90_000, notes: 5000 }],
    [1000, { nav_info: 1000 }],
  ])
})

test('of a client that tells no time those are one that were written within two seconds', () => {
  const silent = { backup_time: 0, reason: 'push' } as const
  expect(
    said({
      nav_info: [version(9000, silent), version(5000, silent)],
      notes: [version(7500, silent)],
      more: [version(2999, silent)],
    }),
  ).toEqual([
    [9000, { nav_info: 9000, notes: 7500 }],
    [5000, { nav_info: 5000 }],
    [2999, { more: 2999 }],
  ])
})

test.each([{ device: 'Firefox, Windows' }, { reason: 'merge' }, { backup_time: 8 }] as const)(
  'versions apart by %j are two pushes',
  (other) => {
    expect(
      said({
        nav_info: [version(1001, { backup_time: 7 })],
        notes: [version(1000, { backup_time: 7, ...other })],
      }),
    ).toHaveLength(2)
  },
)

test('two pushes at once of one device are told apart by what they have of the same section', () => {
  expect(
    said({ notes: [version(1001, { backup_time: 7 }), version(1000, { backup_time: 7 })] }).map(([at]) => at),
  ).toEqual([1001, 1000])
})

test('a push says that it is current, or that it was replaced blind, if any of its versions is', () => {
  const [newest, oldest] = pushesOf({
    nav_info: [version(2000, { is_current: true }), version(1000, { replaced_blind: true })],
    notes: [version(1000)],
  })
  expect(newest).toMatchObject({ isCurrent: true, isReplacedBlind: false })
  expect(oldest).toMatchObject({ isCurrent: false, isReplacedBlind: true })
})

const HISTORIES: Histories = {
  nav_info: [version(5000), version(4500, { reason: 'stash' }), version(3000)],
  notes: [version(4000), version(2000)],
  more: [version(6000)],
}
const pushAt = (at: number) => {
  const push = pushesOf(HISTORIES).find((one) => one.at === at)
  if (push === undefined) throw new Error(`no push at ${at}`)
  return push
}

test('the cloud at a push had of each section the newest version until then, which no stash ever was', () => {
  expect(timesAt(HISTORIES, pushAt(5000))).toEqual({ nav_info: 5000, notes: 4000 })
  expect(timesAt(HISTORIES, pushAt(4000))).toEqual({ nav_info: 3000, notes: 4000 })
  expect(timesAt(HISTORIES, pushAt(2000))).toEqual({ notes: 2000 })
})

test('a stash is what its device had, and nothing else', () => {
  expect(timesAt(HISTORIES, pushAt(4500))).toEqual({ nav_info: 4500 })
})

test('what comes before a version is the current one of then', () => {
  const before = (section: Section, time: number) => precedingTime(HISTORIES, section, time)
  expect(before('nav_info', 5000)).toBe(3000)
  expect(before('nav_info', 4500)).toBe(3000)
  expect(before('nav_info', 3000)).toBeUndefined()
  expect(before('schedule', 3000)).toBeUndefined()
})
