import { expect, test } from 'vitest'
import type { SourceState } from '../../../../../../shared/api/admin-overview.ts'
import { summarize } from './source-rows.ts'

const source = (state: SourceState, more: object = {}) => ({ state, failures: 0, ...more })

test.each([
  [['off', 'off'], 'off'],
  [['off', 'unasked'], 'unasked'],
  [['fresh', 'unasked', 'off'], 'fresh'],
  [['fresh', 'failing'], 'partly'],
  [['fresh', 'stale'], 'partly'],
  [['stale', 'failing'], 'stale'],
  [['failing', 'unasked'], 'failing'],
] as const)('of %j it is %s', (states, state) => {
  expect(summarize(states.map((one) => source(one))).state).toBe(state)
})

test('the last answer is told, and what fails the most', () => {
  expect(
    summarize([
      source('fresh', { succeededAt: 10, latencyMs: 400 }),
      source('fresh', { succeededAt: 20, latencyMs: 700 }),
      source('failing', { failures: 2, failure: 'status' }),
      source('stale', { failures: 5, failure: 'network', succeededAt: 5, latencyMs: 1 }),
      source('off', { succeededAt: 90 }),
    ]),
  ).toEqual({
    ...{ state: 'partly', used: 4, troubled: 2, succeededAt: 20, latencyMs: 700, failures: 5, failure: 'network' },
  })
})
