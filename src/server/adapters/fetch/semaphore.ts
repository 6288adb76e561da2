import { HttpFailure } from '../../core/ports/http.ts'

/** Acquires a slot. @returns the function that releases it. @throws HttpFailure `busy` if `signal` aborts the wait. */
export type Acquire = (caller: string | undefined, signal: AbortSignal) => Promise<() => void>

interface Waiter {
  readonly caller: string | undefined
  readonly start: () => void
}

/** At most `total` slots are taken at once, and at most `perCaller` by one caller; the others wait in order (FIFO). */
export function createSemaphore(total: number, perCaller: number): Acquire {
  let running = 0
  const runningByCaller = new Map<string, number>()
  const waiters = new Set<Waiter>()

  const hasCapacity = (caller: string | undefined) =>
    running < total && (caller === undefined || (runningByCaller.get(caller) ?? 0) < perCaller)

  const count = (caller: string | undefined, delta: 1 | -1) => {
    running += delta
    if (caller === undefined) return
    const left = (runningByCaller.get(caller) ?? 0) + delta
    if (left > 0) runningByCaller.set(caller, left)
    else runningByCaller.delete(caller)
  }

  const startWaiters = () => {
    for (const waiter of waiters) {
      if (running >= total) return
      if (!hasCapacity(waiter.caller)) continue
      waiters.delete(waiter)
      waiter.start()
    }
  }

  return (caller, signal) =>
    new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', cancel)
        count(caller, 1)
        let released = false
        resolve(() => {
          if (released) return
          released = true
          count(caller, -1)
          startWaiters()
        })
      }
      const waiter: Waiter = { caller, start }
      const cancel = () => {
        waiters.delete(waiter)
        reject(new HttpFailure('busy', 'too many questions under way'))
      }
      if (signal.aborted) return cancel()
      if (hasCapacity(caller)) return start()
      waiters.add(waiter)
      signal.addEventListener('abort', cancel, { once: true })
    })
}
