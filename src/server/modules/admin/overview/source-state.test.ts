import { expect, test } from 'vitest'
import { createSourceHealthLog } from '../../../core/upstream/source-health.ts'
import { sourceState } from './source-state.ts'

const HOUR_MS = 3_600_000
const ON = { id: 'film.x', need: 'none', isOff: false } as const

test('a source is what has last come of it, and for how long users have something of it', () => {
  let now = 1e12
  const health = createSourceHealthLog({ now: () => now })
  const state = () => sourceState(ON, health.of(ON.id), now)
  expect(state()).toBe('unasked')
  health.failed(ON.id, 'network')
  expect(state(), 'there never was anything').toBe('failing')
  health.succeeded(ON.id, 20)
  expect(state()).toBe('fresh')
  now += 48 * HOUR_MS
  expect(state(), 'that nobody asks is no failure').toBe('fresh')
  health.succeeded(ON.id, 20)
  for (let time = 0; time < 3; time += 1) health.failed(ON.id, 'network')
  expect([state(), health.of(ON.id).failures]).toEqual(['stale', 3])
  now += 24 * HOUR_MS
  expect(state()).toBe('failing')
  health.succeeded(ON.id, 20)
  expect([state(), health.of(ON.id).failures]).toEqual(['fresh', 0])
})

test('one that is switched off or lacks what it needs is off, whatever has come of it', () => {
  expect(sourceState({ ...ON, isOff: true }, { failedAt: 1, failures: 1 }, 2)).toBe('off')
  expect(sourceState({ ...ON, need: 'unset' }, {}, 2)).toBe('off')
  expect(sourceState({ ...ON, need: 'set' }, {}, 2)).toBe('unasked')
})
