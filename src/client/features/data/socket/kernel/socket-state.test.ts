import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOSED, nextState, type SocketEvent, type SocketState, waitAfter } from './socket-state.ts'

const after = (...events: readonly SocketEvent[]): SocketState => events.reduce(nextState, CLOSED)

test('a socket opens when somebody needs it, and closes when nobody does', () => {
  expect(after('needed')).toEqual({ at: 'opening', failures: 0 })
  expect(after('needed', 'welcomed')).toEqual({ at: 'open' })
  expect(after('needed', 'welcomed', 'unneeded')).toEqual(CLOSED)
  expect(after('needed', 'lost', 'unneeded', 'woken')).toEqual(CLOSED)
})

test('attempts in vain are counted until one succeeds', () => {
  expect(after('needed', 'lost', 'woken', 'lost')).toEqual({ at: 'waiting', failures: 2, why: 'connection' })
  expect(after('needed', 'lost', 'woken', 'refused')).toEqual({ at: 'waiting', failures: 2, why: 'login' })
  expect(after('needed', 'lost', 'woken', 'welcomed', 'lost')).toEqual({
    at: 'waiting',
    failures: 0,
    why: 'connection',
  })
})

test('who gave way to newer sockets waits as after many attempts, unless somebody wants to go on', () => {
  const waiting = after('needed', 'welcomed', 'displaced')
  expect(waiting).toMatchObject({ at: 'waiting', why: 'connection' })
  expect(waiting.at === 'waiting' && waitAfter(waiting.failures, 0.999)).toBeGreaterThan(59_000)
  expect(nextState(nextState(waiting, 'woken'), 'welcomed')).toEqual({ at: 'open' })
  expect(after('needed', 'displaced')).toEqual(after('needed', 'welcomed', 'displaced'))
  expect(after('displaced')).toEqual(CLOSED)
})

test('somebody else who logs in does not wait for the one before', () => {
  expect(after('needed', 'refused', 'replaced')).toEqual({ at: 'opening', failures: 0 })
  expect(after('needed', 'welcomed', 'replaced')).toEqual({ at: 'opening', failures: 0 })
  expect(after('replaced')).toEqual(CLOSED)
})

test('a wait is anything up to a bound that doubles, and at most a minute', () => {
  expect(waitAfter(0, 0.999)).toBeLessThan(1000)
  expect(waitAfter(3, 0.5)).toBe(4000)
  fc.assert(
    fc.property(fc.nat(5000), fc.double({ min: 0, max: 0.999, noNaN: true }), (failures, random) => {
      expect(waitAfter(failures, random)).toBeGreaterThanOrEqual(0)
      expect(waitAfter(failures, random)).toBeLessThanOrEqual(60_000)
    }),
  )
})
