import { expect, test } from 'vitest'
import { msUntilTick } from './now.ts'

test('a tick comes when the next second or minute begins', () => {
  const evening = new Date(2026, 8, 18, 21, 41, 32).getTime()
  expect(msUntilTick(evening + 300, true)).toBe(700)
  expect(msUntilTick(evening, false)).toBe(28_000)
})
