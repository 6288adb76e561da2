import { expect, test } from 'vitest'
import type { Feedback } from '../../../../shared/api/feedback.ts'
import { ageOf, hasNews, isWaiting, lastChange, lengthOf, pictureProblem, seenUntil, textProblem } from './model.ts'

const DAY = 24 * 3_600_000
const feedback = (id: string, changedAt: number, isNew: boolean): Feedback => ({
  ...{ id, kind: 'bug', text: '', state: 'received', madeAt: 0, answers: [], changedAt, isNew },
})

test('a text is counted as the server does, and told why it cannot be sent', () => {
  expect(lengthOf(' 😀\r\n\r\n\r\n\r\n好\u200b ')).toBe(4)
  expect(textProblem(' \n\u202e ')).toBe('empty')
  expect(textProblem('x'.repeat(1000))).toBeUndefined()
  expect(textProblem('😀'.repeat(1000))).toBeUndefined()
  expect(textProblem('x'.repeat(1001))).toBe('long')
})

test('a picture is one that the server takes', () => {
  expect(pictureProblem({ type: 'image/png', size: 5 * 1024 * 1024 })).toBeUndefined()
  expect(pictureProblem({ type: 'image/png', size: 5 * 1024 * 1024 + 1 })).toBe('large')
  for (const type of ['image/svg+xml', 'image/gif', 'text/html', ''])
    expect(pictureProblem({ type, size: 1 })).toBe('type')
})

test('what was seen is no news; what came later is', () => {
  const list = [feedback('a', 30, true), feedback('b', 20, true), feedback('c', 0, false)]
  expect([hasNews(list), lastChange(list), lastChange([])]).toEqual([true, 30, 0])
  expect(seenUntil(list, 20).map(({ isNew }) => isNew)).toEqual([true, false, false])
  expect(hasNews(seenUntil(list, 30))).toBe(false)
})

test('what was received or is looked at waits; what is done, declined or not reproduced does not', () => {
  const isOne = (state: Feedback['state']) => isWaiting([{ ...feedback('a', 0, false), state }])
  expect([isOne('received'), isOne('looking')]).toEqual([true, true])
  expect([isOne('done'), isOne('declined'), isOne('notReproduced'), isWaiting([])]).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('ages are told in their largest unit', () => {
  const now = 1e12
  expect(ageOf(now, now)).toEqual({ count: 0, unit: 'second' })
  expect(ageOf(now + 5000, now)).toEqual({ count: 0, unit: 'second' })
  expect(ageOf(now - 59_000, now)).toEqual({ count: 0, unit: 'second' })
  expect(ageOf(now - 61_000, now)).toEqual({ count: -1, unit: 'minute' })
  expect(ageOf(now - 8 * DAY, now)).toEqual({ count: -8, unit: 'day' })
  expect(ageOf(now - 45 * DAY, now)).toEqual({ count: -1, unit: 'month' })
  expect(ageOf(now - 800 * DAY, now)).toEqual({ count: -2, unit: 'year' })
})
