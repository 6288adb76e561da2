import { HttpFailure } from '../../core/http.ts'

/** Takes a turn and gives back the function that ends it. Rejects with `busy` when the signal ends the wait. */
export type Acquire = (asker: string | undefined, signal: AbortSignal) => Promise<() => void>

interface Waiting {
  readonly asker: string | undefined
  readonly begin: () => void
}

/** Lets at most `all` questions be under way together and at most `each` of one asker; the others wait in order. */
export function createSemaphore(all: number, each: number): Acquire {
  let running = 0
  const runningOf = new Map<string, number>()
  const waiting = new Set<Waiting>()

  const mayBegin = (asker: string | undefined) =>
    running < all && (asker === undefined || (runningOf.get(asker) ?? 0) < each)

  const change = (asker: string | undefined, by: 1 | -1) => {
    running += by
    if (asker === undefined) return
    const left = (runningOf.get(asker) ?? 0) + by
    if (left > 0) runningOf.set(asker, left)
    else runningOf.delete(asker)
  }

  const admit = () => {
    for (const entry of waiting) {
      if (running >= all) return
      if (!mayBegin(entry.asker)) continue
      waiting.delete(entry)
      entry.begin()
    }
  }

  return (asker, signal) =>
    new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp)
        change(asker, 1)
        let ended = false
        resolve(() => {
          if (ended) return
          ended = true
          change(asker, -1)
          admit()
        })
      }
      const entry: Waiting = { asker, begin }
      const giveUp = () => {
        waiting.delete(entry)
        reject(new HttpFailure('busy', 'too many questions under way'))
      }
      if (signal.aborted) return giveUp()
      if (mayBegin(asker)) return begin()
      waiting.add(entry)
      signal.addEventListener('abort', giveUp, { once: true })
    })
}
