import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test('each hour of the day has its greeting', () => {
  const day = Array.from({ length: 24 }, (_, hour) => greetingAt(hour))
  expect(day).toEqual([
    ...Array(6).fill('earlyMorning'),
    ...Array(3).fill('morning'),
    ...Array(3).fill('forenoon'),
    ...Array(2).fill('noon'),
    ...Array(3).fill('afternoon'),
    ...Array(2).fill('dusk'),
    ...Array(3).fill('evening'),
    ...Array(2).fill('night'),
  ])
})
