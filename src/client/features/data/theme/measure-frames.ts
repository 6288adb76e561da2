import { readDeviceCache, writeDeviceCache } from '../../../core/documents/storage/device-cache.ts'
import { machineLoad } from './sync-theme.ts'

const KEY = 'genkan.slow'

/**
 * Counts the frames of one second, once a week, to decide whether this machine can blur live. Stops on a hidden page,
 * which has no frames.
 */
export function measureFrames(now: () => number = Date.now): void {
  const cached = readCached(now())
  if (cached !== undefined) machineLoad.setState({ slow: cached })
  if (cached !== undefined || document.hidden) return
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

function readCached(now: number): boolean | undefined {
  const slow = readDeviceCache(KEY, now)
  return typeof slow === 'boolean' ? slow : undefined
}

/** Whether a measured time had fewer than 30 frames a second. */
export const isSlow = (frames: number, seconds: number): boolean => frames / seconds < 30
