import { defineStart } from '../../core/contribute/start.ts'
import { firstFrameClick } from '../../first-frame/snapshot/handoff.ts'
import { dataSelector, setFlag } from '../../ui/dom.ts'

/** Milliseconds in which a part that is loaded on its own may still appear; a later click would surprise. */
const PATIENCE_MS = 5000

const clickedOnLivePage = () => document.querySelector<HTMLElement>(`#root ${dataSelector('clicked-early')}`)

/** Clicks what the user clicked last before the program listened: on the live page, or else in the first frame. */
async function repeatEarlyClick(): Promise<void> {
  const find = firstFrameClick()
  const end = performance.now() + PATIENCE_MS
  let clicked = clickedOnLivePage() ?? find?.()
  while (find !== undefined && clicked === undefined && performance.now() < end) {
    await new Promise(requestAnimationFrame)
    clicked = find()
  }
  setFlag(clicked, 'clicked-early', false)
  clicked?.click()
}

export default defineStart({ at: 'ready', run: repeatEarlyClick })
