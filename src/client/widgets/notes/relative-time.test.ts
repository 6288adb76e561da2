import { expect, test } from 'vitest'
import type { Language } from '../../../shared/constants.ts'
import { relativeTime } from './relative-time.ts'

const NOW = new Date(2026, 10, 24, 0, 30)
const ago = (minutes: number, language: Language = 'zh-CN') =>
  relativeTime(NOW.getTime() - minutes * 60_000, NOW, language, '刚刚')

test('a time is said as one says it', () => {
  expect(ago(0.5)).toBe('刚刚')
  expect(ago(-500)).toBe('刚刚')
  expect(ago(5)).toBe('5分钟前')
  expect(ago(59)).toBe('59分钟前')
  expect(ago(90)).toBe('昨天 23:00')
  expect(ago(2 * 24 * 60)).toBe('前天')
  expect(ago(3 * 24 * 60, 'en')).toBe('3 days ago')
  expect(ago(30 * 24 * 60)).toBe('2026/10/25')
})

test('hours are those of today', () => {
  const evening = new Date(2026, 10, 24, 20, 0)
  expect(relativeTime(evening.getTime() - 2 * 3_600_000, evening, 'en', '')).toBe('2 hours ago')
  expect(relativeTime(evening.getTime() - 22 * 3_600_000, evening, 'en', '')).toBe('Yesterday 22:00')
})
