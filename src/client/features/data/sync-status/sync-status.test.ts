import { expect, test } from 'vitest'
import { type Need, shownSync } from './sync-status.ts'

const now = { lastAt: undefined, needs: [] }

test('what is shown is how both stand to one another, unless the user is to act', () => {
  for (const at of ['off', 'saved', 'waiting', 'syncing'] as const) {
    expect(shownSync({ ...now, at })).toBe(at)
    expect(shownSync({ ...now, at, needs: [{ kind: 'choose' }] })).toBe('asks')
  }
})

test('what ends by itself asks nothing of the user', () => {
  const paused: Need = { kind: 'paused' }
  expect(shownSync({ ...now, at: 'waiting', needs: [paused] })).toBe('waiting')
  expect(shownSync({ ...now, at: 'waiting', needs: [paused, { kind: 'full' }] })).toBe('asks')
})
