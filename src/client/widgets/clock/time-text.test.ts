import { expect, test } from 'vitest'
import { wallClock } from './kernel/wall-clock.ts'
import { weekdayAndDay } from './time-text.ts'

test('weekday and day stand in the order that is usual in each language', () => {
  const clock = wallClock(new Date(2026, 10, 17, 10), '')
  const texts = ['zh-CN', 'zh-TW', 'en', 'ja', 'ko'].map((language) => weekdayAndDay(clock, language))
  expect(texts).toEqual(['17日周二', '17日週二', 'Tue 17', '17日(火)', '17일 (화)'])
})
