import { expect, test } from 'vitest'
import { asked, type Needs, noted, strongest } from './needs.ts'

const NOBODY: Needs = new Map()
const needOf = (needs: Needs) => strongest([...needs.values()].map(({ need }) => need))

test('what the socket is needed for is the most that a tab needs', () => {
  const one = noted(NOBODY, 'one', 'notices')
  const both = noted(one, 'other', 'messages')
  expect([NOBODY, one, both, noted(both, 'other', undefined)].map(needOf)).toEqual([
    undefined,
    'notices',
    'messages',
    'notices',
  ])
})

test('a tab that has left two questions unanswered is gone at the next one; one that answers stays', () => {
  const twice = asked(asked(noted(NOBODY, 'one', 'notices')))
  expect(needOf(twice)).toBe('notices')
  expect(needOf(asked(twice))).toBeUndefined()
  expect(needOf(asked(asked(noted(twice, 'one', 'messages'))))).toBe('messages')
})
