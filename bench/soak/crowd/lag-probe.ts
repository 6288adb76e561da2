/**
 * Loaded into a node before its program: writes once a second how late its event loop was meanwhile, and collects garbage
 * when it is told so.
 */
import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const RESOLUTION_MS = 10
/** The signal for it: nobody else sends it to a server, and the product has no use for it. */
export const COLLECT = 'SIGWINCH'
const file = process.env.LAG_FILE
if (isMainThread && file !== undefined) {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  process.on(COLLECT, () => globalThis.gc?.())
  setInterval(() => {
    const [half, most] = [50, 99].map((p) => Math.max(0, histogram.percentile(p) / 1e6 - RESOLUTION_MS).toFixed(1))
    appendFileSync(`${file}-${process.env.PORT}`, `${half} ${most}\n`)
    histogram.reset()
  }, 1000).unref()
}
