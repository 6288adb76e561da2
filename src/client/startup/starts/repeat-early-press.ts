import { defineStart } from '../../core/contribute/start.ts'
import { firstFramePress } from '../../first-frame/snapshot/handoff.ts'
import { type DataNames, dataAttribute, dataSelector, dataValue } from '../../ui/dom.ts'

/** Milliseconds in which a part that is loaded on its own may still appear; a later press would surprise. */
const PATIENCE_MS = 5000

const pressedOnLivePage = () => document.querySelector<HTMLElement>(`#root ${dataSelector('pressed-early')}`)

/** Repeats what the user pressed last before the program listened: on the live page, or else in the first frame. */
async function repeatEarlyPress(): Promise<void> {
  const first = firstFramePress()
  const end = performance.now() + PATIENCE_MS
  const live = pressedOnLivePage()
  let pressed = live ?? first?.find()
  while (first !== undefined && pressed === undefined && performance.now() < end) {
    await new Promise(requestAnimationFrame)
    pressed = first.find()
  }
  const press = live === null ? first?.press : dataValue(live, 'pressed-early')
  live?.removeAttribute(dataAttribute('pressed-early'))
  if (pressed !== undefined && press !== undefined) repeat(press, pressed)
}

/** Clicks, or presses the key; where nobody takes that from a button, it clicks, as the browser does. */
function repeat(press: DataNames['pressed-early'], control: HTMLElement): void {
  const isFree =
    press === 'click' ||
    (control.dispatchEvent(new KeyboardEvent('keydown', { key: press, bubbles: true, cancelable: true })) &&
      control instanceof HTMLButtonElement)
  if (isFree) control.click()
}

export default defineStart({ at: 'ready', run: repeatEarlyPress })
