/** Lets so many requests through within a window of time; others wait for their turn. */
export interface Quota {
  /** Resolves when it is the caller's turn, which counts; rejects with the reason of the signal. */
  wait(signal: AbortSignal): Promise<void>
  /** Counts a request that does not wait. */
  count(): void
}

export function createQuota(limit: number, windowMs: number): Quota {
  /** When the last requests went through. */
  let times: number[] = []
  let last: Promise<void> = Promise.resolve()

  const count = () => {
    times = [...times, Date.now()].slice(-limit)
  }
  const roomAt = () => (times.length < limit ? 0 : (times[0] ?? 0) + windowMs)

  async function pass(before: Promise<void>, signal: AbortSignal): Promise<void> {
    await before
    while (roomAt() > Date.now()) await sleep(roomAt() - Date.now(), signal)
    signal.throwIfAborted()
    count()
  }

  return {
    wait(signal) {
      const turn = pass(last, signal)
      last = turn.catch(() => {})
      return turn
    },
    count,
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give)
      resolve()
    }, ms)
    signal.addEventListener('abort', give, { once: true })
  })
}
