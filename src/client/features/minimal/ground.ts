import type { Context } from '../../core/command.ts'
import { toggleMinimal } from './toggle.ts'

/** What stands on the home screen and is no empty ground. */
const STANDS =
  'a, button, input, header, search, p, li, article, [role="status"], [role="toolbar"], [data-side], nav:not([data-pages])'
/** What a press anywhere else closes first. */
const OPEN = '[role="dialog"], [role="menu"], [role="listbox"], [data-veil], [data-picking]'

const isGround = (target: EventTarget | null) =>
  target instanceof Element && target.closest('#root > main') !== null && target.closest(STANDS) === null

/**
 * A double click on empty ground enters minimal mode, or leaves it; with the free layout it only leaves. Both its presses
 * have to be meant for that: one that closes something is no half of it.
 */
export function listenToGround(moment: () => Context): void {
  let open = false
  let meant = false
  const look = () => (open = document.querySelector(OPEN) !== null) // before anything closes
  const press = (event: MouseEvent) => {
    const free = isGround(event.target) && event.button === 0 && !open
    meant = free && (event.detail < 2 || meant)
    if (meant && event.detail > 1) event.preventDefault() // selects no text
  }
  addEventListener('pointerdown', look, { capture: true })
  addEventListener('mousedown', press, { capture: true })
  addEventListener('dblclick', () => {
    const { mobile, minimal, mode } = moment()
    if (meant && !mobile && (minimal || mode === 'sequential')) toggleMinimal()
  })
}
