import { readScreen } from '../../../core/screen.ts'
import { showToast, toasts } from '../../../ui/overlay/toast/toast.ts'
import { messages } from '../messages.ts'
import { gridSettings } from '../settings.ts'

/** The hint need not be given any more. */
export function rememberBatchHint(): void {
  gridSettings.update((now) => (now.isEditHintSeen ? now : { ...now, isEditHintSeen: true }))
}

/** Tells the user once, after his first drag, that the desktop can be edited; `begin` does it at once. */
export function hintAtBatch(begin: () => void): void {
  if (gridSettings.get().isEditHintSeen) return
  rememberBatchHint()
  const close = showToast({
    kind: 'info',
    text: messages(readScreen().mobile ? 'editHintTouch' : 'editHint'),
    action: { label: messages('command.edit'), run: begin },
    duration: HINT_MS,
  })
  // whatever else is to be said goes before a hint
  const stop = toasts.subscribe(({ length }) => {
    if (length !== 1) stop()
    if (length > 1) close()
  })
}

/** Long enough to read two lines, in ms. */
const HINT_MS = 8000
