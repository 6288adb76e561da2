import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOSED, dueEvent, nextState, type SocketEvent, type SocketState } from './socket-state.ts'

const after = (...events: readonly SocketEvent[]): SocketState => events.reduce(nextState, CLOSED)
/** How long a socket waits after so many attempts in vain, in ms. */
const waitAfter = (failures: number, random: number) =>
  dueEvent({ at: 'waiting', failures, why: 'connection' }, random)?.ms ?? Number.NaN

test('a socket opens when somebody needs it, and closes when nobody does', () => {
  expect(after('needed')).toEqual({ at: 'opening', failures: 0 })
  expect(after('needed', 'welcomed')).toEqual({ at: 'open', failures: 0 })
  expect(after('needed', 'welcomed', 'unneeded')).toEqual(CLOSED)
  expect(after('needed', 'lost', 'unneeded', 'woken')).toEqual(CLOSED)
})

test('attempts in vain are counted', () => {
  expect(after('needed', 'lost', 'woken', 'lost')).toEqual({ at: 'waiting', failures: 2, why: 'connection' })
  expect(after('needed', 'lost', 'woken', 'refused')).toEqual({ at: 'waiting', failures: 2, why: 'login' })
})

test('a socket that was welcomed and lost at once is one more attempt in vain; one that has held begins anew', () => {
  const tried = after('needed', 'welcomed', 'lost', 'woken', 'welcomed')
  expect(nextState(tried, 'lost')).toEqual({ at: 'waiting', failures: 2, why: 'connection' })
  const held = nextState(tried, 'held')
  expect(held).toEqual({ at: 'open' })
  expect(nextState(held, 'held')).toBe(held)
  expect(nextState(held, 'lost')).toEqual({ at: 'waiting', failures: 0, why: 'connection' })
})

test('what a socket does by itself: it tries again, and has held after 20 s', () => {
  expect(dueEvent(after('needed', 'lost'), 0.5)).toEqual({ event: 'woken', ms: 1000 })
  expect(dueEvent(after('needed', 'welcomed'), 0.5)).toEqual({ event: 'held', ms: 20_000 })
  for (const state of [CLOSED, after('needed'), after('needed', 'welcomed', 'held')])
    expect(dueEvent(state, 0.5)).toBeUndefined()
})

test('who gave way to newer sockets waits as after many attempts, unless somebody wants to go on', () => {
  const waiting = after('needed', 'welcomed', 'displaced')
  expect(waiting).toMatchObject({ at: 'waiting', why: 'elsewhere' })
  expect(dueEvent(waiting, 0.999)?.ms).toBeGreaterThan(59_000)
  expect(nextState(nextState(waiting, 'woken'), 'welcomed')).toMatchObject({ at: 'open' })
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
