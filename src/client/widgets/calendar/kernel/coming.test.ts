import { expect, test } from 'vitest'
import { dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { calendarDayOf } from '../../../kit/rules.ts'
import { comingEntries } from './coming.ts'

const numberOf = (time: string) => dayNumber(calendarDayOf(time) ?? { year: 0, month: 0, day: 0 })
const TODAY = numberOf('2026-11-17')
const NOW = '2026-11-17 10:00'

const entry = (id: string, start: string, end = start, more: object = {}) => ({
  ...{ id, start, end, first: numberOf(start), last: numberOf(end), isDone: false, color: 'accent' as const },
  ...more,
})
const todo = (id: string, start: string, isDone = false) => ({ ...entry(id, start), isDone, color: undefined })
const idsOf = (...entries: readonly ReturnType<typeof entry | typeof todo>[]) =>
  comingEntries(entries, TODAY, NOW).map((one) => `${one.entry.id}@${one.day - TODAY}`)

test('what is over is gone, what is to be done stays until it is done', () => {
  expect(
    idsOf(
      entry('over', '2026-11-17 09:00', '2026-11-17 10:00'),
      entry('on', '2026-11-17 09:00', '2026-11-17 10:01'),
      entry('moment', '2026-11-17 09:59'),
      entry('now', '2026-11-17 10:00'),
      todo('late', '2026-11-17 08:00'),
      todo('done', '2026-11-17 18:00', true),
    ),
  ).toEqual(['on@0', 'now@0', 'late@0'])
})

test('what has begun stands under today, whole days before hours as they are given', () => {
  expect(
    idsOf(
      entry('trip', '2026-11-15', '2026-11-18'),
      entry('friday', '2026-11-20'),
      entry('past', '2026-11-15', '2026-11-16'),
      entry('lunch', '2026-11-17 12:00', '2026-11-17 13:00'),
      entry('dentist', '2026-11-18 09:00', '2026-11-18 10:00'),
    ),
  ).toEqual(['trip@0', 'lunch@0', 'dentist@1', 'friday@3'])
})
