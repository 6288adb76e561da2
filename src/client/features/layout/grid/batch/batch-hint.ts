import { readScreen } from '../../../../core/page/screen.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { footHeight } from '../../../../ui/dom.ts'
import { onNextAct } from '../../../../ui/input/next-act.ts'
import { showToast, toasts } from '../../../../ui/overlay/toast/toast.ts'
import { messages } from '../messages.ts'
import { gridSettings } from '../settings.ts'
import { isUnderToast } from './model.ts'

/** The hint need not be given any more. */
export function rememberBatchHint(): void {
  gridSettings.update((now) => (now.isEditHintSeen ? now : { ...now, isEditHintSeen: true }))
}

/**
 * Tells the user once, after his first drag, that the desktop can be edited; `begin` does it at once. The hint goes as he
 * goes on, and lies over no tile that has just been dropped: then it is given after another drag.
 * @param center of the dropped tile, in px of the viewport
 */
export function hintAtBatch(begin: () => void, center: Point): void {
  if (gridSettings.get().isEditHintSeen || isUnderToast(center.y, { height: innerHeight, foot: footHeight() })) return
  rememberBatchHint()
  const close = showToast({
    kind: 'info',
    text: messages(readScreen().mobile ? 'editHintTouch' : 'editHint'),
    action: { label: messages('command.edit'), run: begin },
    duration: HINT_MS,
  })
  const stopWaiting = onNextAct(close)
  // whatever else is to be said goes before a hint
  const stop = toasts.subscribe(({ length }) => {
    if (length === 1) return
    stop()
    stopWaiting()
    if (length > 1) close()
  })
}

/** Long enough to read two lines, in ms. */
const HINT_MS = 8000
