import { whileSeen } from '../../../core/page/while-seen.ts'
import { needSocket, onFrame, socketState } from '../../data/socket/lazy.ts'

/** A page that is seen for less than this opens no socket, in ms: most are left as soon as something was opened. */
const GLANCE_MS = 3000

/**
 * Keeps the socket open while this page is seen, and calls when another device may have changed something: at its poke,
 * and once the socket is open, as it was deaf before. @returns stops it
 */
export function followPokes(changed: () => void): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  const stops = [
    whileSeen(GLANCE_MS, () => needSocket('notices')),
    onFrame((frame) => void (frame.frame === 'notice' && frame.notice.notice === 'poke' && isSeen() && changed())),
    socketState.subscribe(({ at }, before) => void (at === 'open' && before.at !== 'open' && isSeen() && changed())),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
