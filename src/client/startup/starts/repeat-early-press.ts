import { defineStart } from '../../core/contribute/start.ts'
import { firstFramePress } from '../../first-frame/snapshot/handoff.ts'
import { type DataNames, dataAttribute, dataSelector, dataValue } from '../../ui/dom.ts'
import { isApple } from '../../ui/input/keyboard/shortcut.ts'

/** Milliseconds in which a part that is loaded on its own may still appear; a later press would surprise. */
const PATIENCE_MS = 5000

const pressedOnLivePage = () => document.querySelector<HTMLElement>(`#root ${dataSelector('pressed-early')}`)

/** Repeats what the user pressed last before the program listened: on the live page, or else in the first frame. */
async function repeatEarlyPress(): Promise<void> {
  if (repeatShortcut()) return
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

/** Presses Ctrl, on Apple systems Command, and the letter that the root is marked with. @returns whether it is */
function repeatShortcut(): boolean {
  const root = document.documentElement
  const letter = dataValue(root, 'pressed-early')
  if (letter === undefined) return false
  root.removeAttribute(dataAttribute('pressed-early'))
  const modifiers = { ctrlKey: !isApple(), metaKey: isApple() }
  const press = { key: letter.toLowerCase(), code: `Key${letter}`, ...modifiers, bubbles: true, cancelable: true }
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', press))
  return true
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
