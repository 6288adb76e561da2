import { expect, test } from 'vitest'
import { drawnRange, movedSpan, rangeOn, resizedSpan, timeOn } from './hours.ts'
import { turned } from './view.ts'

const DAY = { year: 2026, month: 11, day: 17 }
const SPAN = { start: '2026-11-17 22:00', end: '2026-11-18 01:00' }

test('a span over midnight has its part on each day', () => {
  expect(rangeOn(SPAN.start, SPAN.end, DAY)).toEqual({ from: 1320, to: 1440 })
  expect(rangeOn(SPAN.start, SPAN.end, { ...DAY, day: 18 })).toEqual({ from: 0, to: 60 })
  expect(timeOn(DAY, 1440)).toBe('2026-11-18 00:00')
})

test('a drag over empty hours goes either way, in quarters of an hour, within its day', () => {
  expect(drawnRange(547, 592)).toEqual({ from: 540, to: 600 })
  expect(drawnRange(592, 547)).toEqual({ from: 540, to: 600 })
  expect(drawnRange(600, 600)).toEqual({ from: 600, to: 615 })
  expect(drawnRange(1430, 2000)).toEqual({ from: 1425, to: 1440 })
})

test('an event that is moved keeps its length; its end alone is moved to after its start', () => {
  expect(movedSpan(SPAN, 2, -68)).toEqual({ start: '2026-11-19 20:45', end: '2026-11-19 23:45' })
  expect(resizedSpan(SPAN, 50)).toEqual({ start: SPAN.start, end: '2026-11-18 01:45' })
  expect(resizedSpan(SPAN, -900)).toEqual({ start: SPAN.start, end: '2026-11-17 22:15' })
})

test('each view is turned by what it shows', () => {
  expect(turned('month', DAY, 1)).toEqual({ year: 2026, month: 12, day: 17 })
  expect(turned('week', DAY, -1)).toEqual({ year: 2026, month: 11, day: 10 })
  expect(turned('day', DAY, 1)).toEqual({ year: 2026, month: 11, day: 18 })
  expect(turned('day', { year: 2099, month: 12, day: 31 }, 1)).toEqual({ year: 2099, month: 12, day: 31 })
})
