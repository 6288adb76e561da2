import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TICKER } from '../../../shared/constants.ts'
import { leaseLocks, openLocks } from './locks.ts'
import { startTicker } from './ticker.ts'

/** The lease that two tabs of one browser share. */
function sharedLease() {
  const held = new Map<string, { readonly owner: string; readonly until: number }>()
  return {
    read: (name: string) => held.get(name),
    write: (name: string, value: { readonly owner: string; readonly until: number }) => void held.set(name, value),
    clear: (name: string) => void held.delete(name),
  }
}

/** Web Locks as browsers have them, for two tabs of one page. */
function lockManager() {
  let queue: Promise<unknown> = Promise.resolve()
  const request = (_name: string, ...rest: unknown[]) => {
    const task = rest.at(-1) as () => Promise<unknown>
    const { signal } = (rest.length > 1 ? rest[0] : {}) as { signal?: AbortSignal }
    const turn = queue.then(() => (signal?.aborted ? Promise.reject(new Error('aborted')) : task()))
    queue = turn.catch(() => {})
    return turn
  }
  return { request, query: () => Promise.reject(new Error('unused')) } as unknown as LockManager
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each([
  [
    'with Web Locks',
    () => {
      const manager = lockManager()
      return [openLocks({ locks: manager }), openLocks({ locks: manager })] as const
    },
  ],
  [
    'without them',
    () => {
      const lease = sharedLease()
      return [leaseLocks(lease), leaseLocks(lease)] as const
    },
  ],
])('the 20 s ticker %s', (_means, open) => {
  const page = new EventTarget()

  test('ticks every 20 seconds in exactly one of two tabs', async () => {
    const [one, two] = open()
    const ticks = [0, 0]
    const tickers = [startTicker(one, page), startTicker(two, page)]
    tickers.forEach((ticker, tab) => void ticker.subscribe(() => (ticks[tab] = (ticks[tab] ?? 0) + 1)))
    await vi.advanceTimersByTimeAsync(3 * TICKER.everyMs)
    expect(ticks).toEqual([3, 0])
    for (const ticker of tickers) ticker.stop()
  })

  test('continues in another tab when the leading one is closed', async () => {
    const [one, two] = open()
    const first = startTicker(one, page)
    const second = startTicker(two, page)
    const heard = vi.fn()
    second.subscribe(heard)
    await vi.advanceTimersByTimeAsync(TICKER.everyMs)
    first.stop()
    await vi.advanceTimersByTimeAsync(3 * TICKER.everyMs)
    expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2)
    second.stop()
  })
})

test('a ticker listener that throws does not stop the others', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const ticker = startTicker(leaseLocks(sharedLease()), new EventTarget())
  const heard = vi.fn()
  ticker.subscribe(() => {
    throw new Error('broken')
  })
  ticker.subscribe(heard)
  await vi.advanceTimersByTimeAsync(TICKER.everyMs)
  expect([heard.mock.calls.length, reported.mock.calls.length]).toEqual([1, 1])
  ticker.stop()
  vi.unstubAllGlobals()
})

test('a lease from the far future, left by a wrong clock, is ignored', () => {
  const lease = sharedLease()
  lease.write('a', { owner: 'gone', until: Date.now() + 1e12 })
  const lead = vi.fn(() => () => {})
  leaseLocks(lease).elect('a', lead)()
  expect(lead).toHaveBeenCalledOnce()
})
