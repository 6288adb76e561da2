import { expect, test } from 'vitest'
import { daysOf, rowsOf, type TimelineEntry } from './rows.ts'

const MINUTE = 60_000
const NOON = new Date(2026, 8, 18, 12).getTime()

const push = (minute: number, more: Partial<Extract<TimelineEntry, { kind: 'cloud' }>> = {}): TimelineEntry => ({
  ...{ kind: 'cloud', at: NOON + minute * MINUTE, device: 'a', reason: 'edit', times: {} },
  ...{ isCurrent: false, isReplacedBlind: false, ...more },
})
const local = (minute: number): TimelineEntry => ({ kind: 'local', at: NOON + minute * MINUTE })
const minutes = (entries: readonly TimelineEntry[]) =>
  rowsOf(entries).map((row) => row.map(({ at }) => (at - NOON) / MINUTE))

test('entries stand by time, the newest first', () => {
  expect(minutes([push(1), local(3), push(2)])).toEqual([[3], [2], [1]])
})

test('the pushes of one sitting are one row: three and more, of one device, less than half an hour apart', () => {
  expect(minutes([push(0), push(20), push(40), push(70)])).toEqual([[70], [40, 20, 0]])
  expect(minutes([push(0), push(20)])).toEqual([[20], [0]])
})

test.each([
  ['another device', push(10, { device: 'b' })],
  ['a version of this device', local(10)],
  ['a choice at a login', push(10, { reason: 'keep' })],
  ['what a device had before', push(10, { reason: 'stash' })],
  ['a version again', push(10, { reason: 'restore' })],
  ['a version that was replaced blind', push(10, { isReplacedBlind: true })],
])('%s between them is not hidden', (_, between) => {
  expect(minutes([push(0), push(5), between, push(15), push(20)])).toHaveLength(5)
})

test('a merge is a push like others; midnight is between two sittings', () => {
  expect(minutes([push(0), push(5, { reason: 'merge' }), push(9, { reason: 'push' })])).toHaveLength(1)
  const late = 12 * 60
  expect(minutes([push(late - 2), push(late - 1), push(late + 1)])).toHaveLength(3)
})

test('rows stand by days', () => {
  const days = daysOf(rowsOf([push(0), push(24 * 60), local(1)]))
  expect(days.map(({ rows }) => rows.length)).toEqual([1, 2])
  expect(days.map(({ at }) => new Date(at).getDate())).toEqual([19, 18])
})
