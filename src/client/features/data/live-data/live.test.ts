import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallError } from '../../../core/net/call-error.ts'
import { defineLive } from './live.ts'
import { defineLiveDocument } from './live-document.ts'

test('a rule may say how long an answer is fresh, by its key and when it was asked for', () => {
  const document = defineLiveDocument('numbers', v.number(), 3)
  const asked: (readonly [string, number])[] = []
  const live = defineLive({
    document,
    freshMs(key, askedAt) {
      asked.push([key, askedAt])
      return key === 'short' ? 0 : 3_600_000
    },
    ask: async () => ({ value: 1, age: 0 }),
  })
  const askedAt = Date.now()
  document.set({ short: { value: 1, at: 0, askedAt }, long: { value: 2, at: 0, askedAt } })
  expect(live.dueIn('short')).toBe(0)
  expect(live.dueIn('long')).toBeGreaterThan(3_500_000)
  expect(asked).toEqual([
    ['short', askedAt],
    ['long', askedAt],
  ])
})

describe('after a failure', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A kind of live data whose server is not reached. */
  const unreached = (onLine: boolean) => {
    vi.stubGlobal('navigator', { onLine })
    return defineLive({
      document: defineLiveDocument('unreached', v.number(), 3),
      freshMs: 600_000,
      ask: () => Promise.reject(new CallError('offline', 'not reached')),
    })
  }

  test('for want of a network a key is due as soon as there is one', async () => {
    const live = unreached(false)
    await live.refresh('a')
    expect(live.attempts.getState().a?.failed?.fault).toBe('offline')
    expect(live.dueIn('a')).toBeGreaterThan(50_000)
    vi.stubGlobal('navigator', { onLine: true })
    expect(live.dueIn('a')).toBe(0)
  })

  test('of a server that is not there, though there is a network, it is due in a minute', async () => {
    const live = unreached(true)
    await live.refresh('a')
    expect(live.attempts.getState().a?.failed?.fault).toBe('failed')
    expect(live.dueIn('a')).toBeGreaterThan(50_000)
  })
})

test('while an answer is on its way to the other tabs, none of them asks for it', async () => {
  const held = new Set<string>()
  const locks = {
    async request(name: string, _options: object, task: (lock: object | null) => Promise<void>) {
      if (held.has(name)) return task(null)
      held.add(name)
      await task({})
      held.delete(name)
    },
  }
  vi.stubGlobal('navigator', { locks, onLine: true })
  vi.useFakeTimers()
  let asked = 0
  /** A tab of the same profile, which no other one tells anything. */
  const openTab = () =>
    defineLive({
      document: defineLiveDocument('shared', v.number(), 3),
      freshMs: 600_000,
      ask: async () => {
        asked += 1
        return { value: asked, age: 0 }
      },
    })
  const [one, other] = [openTab(), openTab()]
  await one.refresh('a')
  expect(one.document.get().a?.value).toBe(1)
  await other.refresh('a')
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  await other.refresh('a')
  expect(asked).toBe(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
