import { TICKER } from '../../../shared/constants.ts'
import { electWhileAwake, type Locks } from './locks.ts'

/** The spec's periodic timer: chat heartbeat, auto-backup, auto wallpaper, incense and schedule subscribe to it. */
export interface Ticker {
  /** Calls the listener every 20 s, in the leading tab only. */
  subscribe(listener: () => void): () => void
  stop(): void
}

/** Starts the ticker in one leading tab of the browser. A tab that the browser freezes resigns. */
export function startTicker(locks: Locks, page: Pick<EventTarget, 'addEventListener'> = document): Ticker {
  const listeners = new Set<() => void>()
  const lead = () => {
    const timer = setInterval(() => listeners.forEach(callSafely), TICKER.everyMs)
    return () => clearInterval(timer)
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: electWhileAwake(locks, 'genkan.ticker', lead, page),
  }
}

/** A listener that throws must not stop the others. */
function callSafely(listener: () => void) {
  try {
    listener()
  } catch (error) {
    reportError(error)
  }
}
