import { expect, test } from 'vitest'
import { reasonsOf } from './reasons.ts'

test('each reason is named once, the most frequent first', () => {
  const reports = ['other', 'spam', 'abuse', 'spam', 'abuse', 'spam'].map((reason) => ({ reason }))
  expect(reasonsOf(reports)).toEqual(['spam', 'abuse', 'other'])
  expect(reasonsOf([])).toEqual([])
})
