import { expect, test } from 'vitest'
import { clockText } from './paint-snapshot.ts'

const at = (hour: number) => new Date(2026, 10, 17, hour, 5, 7)

test('the clock of a snapshot shows the time of its opening', () => {
  expect(clockText(at(9), { at: 'time', time24: true })).toBe('09:05')
  expect(clockText(at(21), { at: 'time', time24: false })).toBe('9:05')
  expect(clockText(at(9), { at: 'second' })).toBe('07')
})

test('names of equal parts of the day: am and pm, or one for each hour', () => {
  const halves = { at: 'part', names: ['上午', '下午'] } as const
  expect([0, 11, 12, 23].map((hour) => clockText(at(hour), halves))).toEqual(['上午', '上午', '下午', '下午'])
  const hours = { at: 'part', names: Array.from({ length: 24 }, (_, hour) => `hour ${hour}`) } as const
  for (let hour = 0; hour < 24; hour++) expect(clockText(at(hour), hours)).toBe(`hour ${hour}`)
})

test('the days of month and week are those of the opening', () => {
  expect(clockText(at(9), { at: 'day' })).toBe('17')
  const names = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
  expect(clockText(at(9), { at: 'weekday', names })).toBe('周二')
})
