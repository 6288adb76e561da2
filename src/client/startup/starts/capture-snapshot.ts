import { registry } from '../../core/contribute/registry.ts'
import { defineStart } from '../../core/contribute/start.ts'
import { isTryingOn } from '../../core/documents/document.ts'
import { atMostEvery } from '../../core/page/at-most-every.ts'
import { affectsSnapshot } from '../../core/page/volatile-nodes.ts'
import { whenIdle } from '../../core/page/when-idle.ts'
import { currentGroupState } from '../../features/data/home/index.ts'
import { writeCurrentGroup } from '../../first-frame/boot/boot-state.ts'
import { captureSnapshot } from '../../first-frame/snapshot/capture.ts'
import { hasFlag, setDataValue } from '../../ui/dom.ts'

/** Milliseconds without changes before the home screen is captured. */
const REST_MS = 800
/** Between captures for what comes by itself, such as quotes of stocks, whose texts change all the time, in ms. */
const UNASKED_MS = 300_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Schedules a capture after every change of the page, of a document by the user or of the window's size. */
function captureAfterChanges(): void {
  const page = document.getElementById('root')
  if (page !== null)
    new MutationObserver((changes) => affectsSnapshot(changes) && scheduleCapture()).observe(page, {
      childList: true,
      subtree: true,
    })
  for (const { watch } of registry().documents) {
    const scheduleUnasked = atMostEvery(UNASKED_MS, scheduleCapture)
    watch(({ origin }) => (origin === 'program' || origin === 'remote' ? scheduleUnasked() : scheduleCapture()))
  }
  addEventListener('resize', scheduleCapture)
}

/** Captures the home screen for the next opening once it has been at rest; never a preview of sorting, nor a look that is tried on. */
export function scheduleCapture(): void {
  clearTimeout(timer)
  const page = document.getElementById('root')
  timer = setTimeout(
    () =>
      whenIdle(() => {
        if (hasFlag(document.documentElement, 'dragging') || isTryingOn()) return scheduleCapture()
        // the next opening shows the group of the snapshot
        const { id } = currentGroupState.getState()
        setDataValue(document.documentElement, 'shown-group', id)
        writeCurrentGroup(id)
        if (page !== null) void captureSnapshot(page)
      }),
    REST_MS,
  )
}

export default defineStart({ at: 'ready', run: captureAfterChanges })
