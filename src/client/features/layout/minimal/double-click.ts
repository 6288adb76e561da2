import type { Context } from '../../../core/contribute/command.ts'
import { dataSelector } from '../../../ui/dom.ts'
import { isEmptyArea } from '../../../ui/input/pointer/empty-area.ts'
import { toggleMinimal } from './toggle.ts'

/** The overlays that a press elsewhere closes first. */
const OVERLAYS = `[role="dialog"], [role="menu"], [role="listbox"], ${dataSelector('behind-search-panel')}, ${dataSelector('behind-engine-picker')}`

/**
 * A double click on the empty area toggles minimal mode; on a free page it only leaves it, else calls `onFreePage`.
 * A press that closes an overlay does not count.
 */
export function listenToDoubleClick(context: () => Context, onFreePage: () => void): void {
  let isOverlayOpen = false
  let isIntended = false
  const checkOverlays = () => (isOverlayOpen = document.querySelector(OVERLAYS) !== null) // the press closes them
  const press = (event: MouseEvent) => {
    const isFree = isEmptyArea(event.target) && event.button === 0 && !isOverlayOpen
    isIntended = isFree && (event.detail < 2 || isIntended)
    if (isIntended && event.detail > 1) event.preventDefault() // no text selection
  }
  addEventListener('pointerdown', checkOverlays, { capture: true })
  addEventListener('mousedown', press, { capture: true })
  addEventListener('dblclick', () => {
    const { mobile, minimal, mode } = context()
    if (!isIntended || mobile) return
    if (minimal || mode === 'sequential') toggleMinimal()
    else onFreePage()
  })
}
