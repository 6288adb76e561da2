import type { Context } from '../../core/command.ts'
import { dataSelector } from '../../ui/dom.ts'
import { isEmptyArea } from '../../ui/input/empty-area.ts'
import { toggleMinimal } from './toggle.ts'

/** What a press anywhere else closes first. */
const RECEDED = `${dataSelector('behind-search-panel')}, ${dataSelector('behind-engine-picker')}`
const OPEN = `[role="dialog"], [role="menu"], [role="listbox"], ${RECEDED}`

/**
 * A double click on empty ground enters minimal mode, or leaves it; with the free layout it only leaves, and does something
 * else there. Both its presses have to be meant for that: one that closes something is no half of it.
 */
export function listenToDoubleClick(moment: () => Context, onFreePage: () => void): void {
  let open = false
  let meant = false
  const look = () => (open = document.querySelector(OPEN) !== null) // before anything closes
  const press = (event: MouseEvent) => {
    const free = isEmptyArea(event.target) && event.button === 0 && !open
    meant = free && (event.detail < 2 || meant)
    if (meant && event.detail > 1) event.preventDefault() // selects no text
  }
  addEventListener('pointerdown', look, { capture: true })
  addEventListener('mousedown', press, { capture: true })
  addEventListener('dblclick', () => {
    const { mobile, minimal, mode } = moment()
    if (!meant || mobile) return
    if (minimal || mode === 'sequential') toggleMinimal()
    else onFreePage()
  })
}
