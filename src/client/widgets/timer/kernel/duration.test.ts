import { expect, test } from 'vitest'
import { elapsedText, leftText, readDuration, untilNextSecond } from './duration.ts'

test.each([
  ['5', 300],
  [' 2.5 ', 150],
  ['1:30', 90],
  ['1：30', 90],
  ['1:00:00', 3600],
  ['90s', 90],
  ['90 秒', 90],
  ['10分钟', 600],
  ['10分', 600],
  ['1小时30分', 5400],
  ['1小時 30 分鐘', 5400],
  ['1時間半分', undefined],
  ['1時間10分', 4200],
  ['1시간 30분', 5400],
  ['1h30', 5400],
  ['1h 30m', 5400],
  ['1.5h', 5400],
  ['10 min', 600],
  ['2 hours', 7200],
  ['5m20', 320],
  ['１０', 600],
  ['0', undefined],
  ['25h', undefined],
  ['tea', undefined],
  ['', undefined],
  ['1:2:3:4', undefined],
])('%s', (typed, seconds) => {
  expect(readDuration(typed)).toBe(seconds === undefined ? undefined : seconds * 1000)
})

test('figures: a second counts until it is over', () => {
  expect([300_000, 299_999, 299_000, 1, 0, 3_665_000].map(leftText)).toEqual([
    '5:00',
    '5:00',
    '4:59',
    '0:01',
    '0:00',
    '1:01:05',
  ])
  expect([elapsedText(7319, 1), elapsedText(7319, 2), elapsedText(3_600_004, 2)]).toEqual([
    '0:07.3',
    '0:07.31',
    '1:00:00.00',
  ])
})

test('figures change when a whole second is left, wherever the second of the clock begins', () => {
  expect(untilNextSecond(10_250, 20_000)).toBe(750)
  expect(untilNextSecond(20_000, 20_000)).toBe(1000)
  expect(untilNextSecond(9_900, 500)).toBe(600)
})
