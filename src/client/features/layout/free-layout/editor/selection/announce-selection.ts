import { announce } from '../../../../../ui/text/announce.ts'
import { itemName } from '../../../../data/home/index.ts'
import { selectedOf } from '../../kernel/selection.ts'
import { frameOfAll } from '../../kernel/transform/resize.ts'
import { messages } from '../../messages.ts'
import { currentElements, currentSelection, editorState } from '../editor-state.ts'

/** Announces which elements are selected. */
export function announceSelection(): void {
  const selected = selectedOf(currentElements(), editorState.getState().selection)
  const [first] = selected
  if (first === undefined) announce(messages('freeNothing'))
  else if (selected.length === 1) announce(messages('freeSelected', { name: itemName(first) }))
  else announce(messages('freeSelectedMany', { name: itemName(first), count: selected.length }))
}

/** Announces the position, size or rotation of the selection; px of the page, degrees. */
export function announceFrame(message: 'freeMoved' | 'freeResized' | 'freeTurned'): void {
  const frame = frameOfAll(selectedOf(currentElements(), currentSelection()))
  if (frame === undefined) return
  const { x, y, w, h, r } = frame
  const round = Math.round
  announce(messages(message, { x: round(x), y: round(y), w: round(w), h: round(h), r: round(r) }))
}
