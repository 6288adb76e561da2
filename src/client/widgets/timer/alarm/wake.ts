import { trustedScriptUrl } from '../../../kit/desktop.ts'
import workerUrl from './wake.worker.ts?worker&url'

/** Timers stand still while a device sleeps: it is looked at the clock so often. */
const LOOK_MS = 20_000

/** Something that is done at a moment. */
export interface Wake {
  /** Does it after so many ms, and now and then before; undefined: not at all. */
  after(ms: number | undefined): void
}

/**
 * Wakes also while the page is hidden: browsers let a hidden page's timers come once a minute, but not those of a worker,
 * which there is only as long as it is needed.
 */
export function createWake(run: () => void): Wake {
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined
  const dismiss = () => {
    worker?.terminate()
    worker = undefined
  }
  return {
    after(ms) {
      clearTimeout(timer)
      if (ms === undefined) return dismiss()
      const delay = Math.min(LOOK_MS, Math.max(0, ms))
      timer = setTimeout(run, delay)
      if (!document.hidden) return dismiss()
      worker ??= openWorker(run)
      worker?.postMessage(delay)
    },
  }
}

/** Undefined where there are none: the page's own timers then have to do. */
function openWorker(run: () => void): Worker | undefined {
  try {
    const worker = new Worker(trustedScriptUrl(workerUrl), { type: 'module' })
    worker.onmessage = run
    return worker
  } catch {
    return undefined
  }
}
