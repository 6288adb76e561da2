import { readDeviceCache, writeDeviceCache } from '../../core/device-cache.ts'
import { isSlow } from './slow-machine.ts'
import { machineLoad } from './sync-theme.ts'

const KEY = 'genkan.slow'

/**
 * Counts the frames of one second, once a week, to learn whether this machine can blur live. A page that is hidden
 * meanwhile draws no frames and tells nothing.
 */
export function measureFrames(now: () => number = Date.now): void {
  const known = recall(now())
  if (known !== undefined) machineLoad.setState({ slow: known })
  if (known !== undefined || document.hidden) return
  let frames = 0
  const begin = performance.now()
  const count = (moment: number) => {
    frames += 1
    if (document.hidden) return
    if (moment - begin < 1000) requestAnimationFrame(count)
    else finish(isSlow(frames, (moment - begin) / 1000), now())
  }
  requestAnimationFrame(count)
}

function finish(slow: boolean, at: number) {
  machineLoad.setState({ slow })
  writeDeviceCache(KEY, slow, at)
}

function recall(now: number): boolean | undefined {
  const slow = readDeviceCache(KEY, now)
  return typeof slow === 'boolean' ? slow : undefined
}
