import { describe, expect, test } from 'vitest'
import { CallError, type CallFault, UngrantedError } from '../../../core/net/call-error.ts'
import { failureOf } from './live.ts'
import { dueIn, type LiveEntries, withEntry } from './model.ts'

const MINUTE = 60_000
const at = (now: number, jitter = 0) => ({ now, freshMs: 10 * MINUTE, jitter })

describe('an answer is asked for', () => {
  test('at once where there is none, and when its time is over', () => {
    expect(dueIn(undefined, undefined, at(0))).toBe(0)
    expect(dueIn({ askedAt: 0 }, undefined, at(4 * MINUTE))).toBe(6 * MINUTE)
    expect(dueIn({ askedAt: 0 }, undefined, at(11 * MINUTE))).toBe(0)
  })

  test('by some a little later than by others', () => {
    expect(dueIn({ askedAt: 0 }, undefined, at(10 * MINUTE, 1))).toBe(MINUTE)
  })

  test('after a failure in a minute, whether there was one before or not', () => {
    expect(dueIn(undefined, 0, at(20_000))).toBe(40_000)
    expect(dueIn({ askedAt: 0 }, 30 * MINUTE, at(30 * MINUTE + 20_000))).toBe(40_000)
  })

  test('sooner after a failure where it is fresh for less, but not at once', () => {
    expect(dueIn({ askedAt: 0 }, 0, { now: 10_000, freshMs: 30_000, jitter: 0 })).toBe(20_000)
    expect(dueIn({ askedAt: 0 }, 0, { now: 10_000, freshMs: 0, jitter: 0 })).toBe(5000)
  })

  test('at once where the clock was set back', () => {
    expect(dueIn({ askedAt: 9 * MINUTE }, 9 * MINUTE, at(MINUTE))).toBe(0)
  })
})

test('the answers that were asked for longest ago go first', () => {
  const entry = (askedAt: number) => ({ value: askedAt, at: askedAt, askedAt })
  const entries: LiveEntries<number> = { a: entry(5), b: entry(1), c: entry(3) }
  expect(Object.keys(withEntry(entries, 'd', entry(9), 3))).toEqual(['c', 'a', 'd'])
  expect(withEntry(entries, 'b', entry(9), 3).b?.value).toBe(9)
})

test('faults are those that a user can tell apart', () => {
  const faultOf = (fault: CallFault) => failureOf(new CallError(fault, '')).fault
  expect(
    (['offline', 'pureOffline', 'noServer', 'timeout', 'server', 'expired', 'shape', 'cancelled'] as const).map(
      faultOf,
    ),
  ).toEqual(['offline', 'pureOffline', 'noServer', 'failed', 'failed', 'failed', 'failed', 'failed'])
  const origins = ['https://a.example']
  expect(failureOf(new UngrantedError(origins))).toEqual({ fault: 'ungranted', origins })
})
