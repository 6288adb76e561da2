import { beforeEach, expect, test, vi } from 'vitest'
import { isoDay, parseIsoDay } from '../../../shared/lib/calendar/iso-day.ts'
import agenda from './agenda.ts'
import { schedule } from './document.ts'
import { FIRST_GROUP, plainTodo, type Todo } from './model.ts'

vi.mock('../../kit/desktop.ts', () => ({ openApp: vi.fn() }))

const day = (text: string) => parseIsoDay(text) ?? { year: 0, month: 1, day: 1 }
const entries = (first: string, last: string) =>
  agenda
    .entriesBetween(day(first), day(last))
    .map((entry) => `${isoDay(entry.day)} ${entry.title} ${entry.time}`.trim())
const keep = (...children: readonly Todo[]) =>
  schedule.set({ ...schedule.initial, todoList: [{ ...FIRST_GROUP, children }] })

beforeEach(() => keep())

test('a todo is on its day, one that comes again on each of its days, one that is done on its own alone', () => {
  const weekly = { frequency: 'weekly', interval: 1, weekdays: [1, 4] } as const
  keep(
    plainTodo('a', '还书', '2026-11-26'),
    { ...plainTodo('b', '周会', '2026-11-26 15:00'), recurrence: weekly },
    { ...plainTodo('c', '体检', '2026-11-27'), recurrence: { ...weekly, until: '2026-11-30' }, finish: true },
    plainTodo('d', '没有时间'),
  )
  expect(entries('2026-11-25', '2026-12-03')).toEqual([
    ...[
      '2026-11-26 还书',
      '2026-11-26 周会 15:00',
      '2026-11-30 周会 15:00',
      '2026-12-03 周会 15:00',
      '2026-11-27 体检',
    ],
  ])
  expect(entries('2027-03-01', '2027-03-05')).toEqual(['2027-03-01 周会 15:00', '2027-03-04 周会 15:00'])
})

test('the entries of one todo have names of their own', () => {
  keep({ ...plainTodo('a', '浇花', '2026-11-01'), recurrence: { frequency: 'daily', interval: 1 } })
  const ids = agenda.entriesBetween(day('2026-11-01'), day('2026-11-30')).map(({ id }) => id)
  expect(new Set(ids).size).toBe(30)
})
