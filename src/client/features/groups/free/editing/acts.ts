import { createId } from '../../../../core/channel.ts'
import { announce } from '../../../../ui/announce.ts'
import { showToast } from '../../../../ui/toast.ts'
import { showUndoable } from '../../../../ui/undo-toast.ts'
import { type Alignment, align, distribute, refusalToAlign, refusalToDistribute } from '../../arranging/free/align.ts'
import {
  duplicate,
  group,
  type Pasted,
  refusalToGroup,
  refusalToUngroup,
  replaced,
  setLocked,
  ungroup,
} from '../../arranging/free/edit.ts'
import type { Axis } from '../../arranging/free/geometry.ts'
import { type LayerMove, moveLayer } from '../../arranging/free/order.ts'
import { rotateAll } from '../../arranging/free/rotate.ts'
import { NOTHING, type Selection, selectable, selectedOf } from '../../arranging/free/select.ts'
import { landTiles, NO_FOLDER } from '../../arranging/model.ts'
import { inDocument, landingIn, type Taker, type Takers } from '../../arranging/takers.ts'
import { removeTiles } from '../../batch/remove.ts'
import { home } from '../../document.ts'
import { messages } from '../../messages.ts'
import { nameOf } from '../../name.ts'
import { tellMoved } from '../../told.ts'
import { type Element, paperNow } from '../layout.ts'
import { changeElementsNow, editing, elementsNow, select, selectionNow } from './editing.ts'
import { focusTile } from './focus.ts'

/** Why something was not done. */
type Refusal =
  | ReturnType<typeof refusalToGroup>
  | ReturnType<typeof refusalToUngroup>
  | ReturnType<typeof refusalToAlign>
  | ReturnType<typeof refusalToDistribute>

/** Does something with what is selected, unless it is refused: then it is told why. */
function act(
  change: (elements: readonly Element[], selection: Selection) => readonly Element[],
  refusal?: (elements: readonly Element[], selection: Selection) => Refusal,
): void {
  const selection = selectionNow()
  const reason = refusal?.(elementsNow(), selection)
  if (reason !== undefined) return void showToast({ kind: 'warning', text: messages(reason) })
  changeElementsNow((elements) => change(elements, selection))
}

export function selectAll(): void {
  select(selectable(elementsNow()))
  tellSelection()
}

export function selectNothing(): void {
  select(NOTHING)
  tellSelection()
}

/** Tells what is selected. */
export function tellSelection(): void {
  const selected = selectedOf(elementsNow(), editing.getState().selection)
  const [first] = selected
  if (first === undefined) announce(messages('freeNothing'))
  else if (selected.length === 1) announce(messages('freeSelected', { name: nameOf(first) }))
  else announce(messages('freeSelectedMany', { name: nameOf(first), count: selected.length }))
}

export const alignSelected = (alignment: Alignment): void =>
  act((elements, selection) => align(elements, selection, alignment), refusalToAlign)

export const distributeSelected = (axis: Axis): void =>
  act((elements, selection) => distribute(elements, selection, axis), refusalToDistribute)

export function groupSelected(): void {
  const id = createId()
  act((elements, selection) => group(elements, selection, id), refusalToGroup)
}

export const ungroupSelected = (): void => act(ungroup, refusalToUngroup)

export const moveSelectedLayer = (move: LayerMove): void =>
  act((elements, selection) => moveLayer(elements, selection, move))

/** Turns what is selected about its middle, clockwise; several in a row are one step of undo. */
export function turnSelected(degrees: number): void {
  const selection = selectionNow()
  changeElementsNow(
    (elements) => replaced(elements, rotateAll(selectedOf(elements, selection), degrees, paperNow().width)),
    'turn',
  )
}

/** Locks these tiles with their groups, or unlocks them. */
export function lockTiles(ids: Selection, lock: boolean): void {
  changeElementsNow((elements) => setLocked(elements, ids, lock))
  if (lock) select(NOTHING)
  showUndoable(messages(lock ? 'freeLocked' : 'freeUnlocked', { count: ids.size }))
}

export const lockSelected = (): void => lockTiles(selectionNow(), true)

export function duplicateSelected(): void {
  const id = createId()
  const { width } = paperNow()
  put((elements) => duplicate(elements, selectionNow(), width, id))
}

/** Puts what is pasted onto the page, selects it and tells of it. */
export function put(pasted: (elements: readonly Element[]) => Pasted<Element>): void {
  const { selection } = pasted(elementsNow())
  changeElementsNow((elements) => pasted(elements).elements)
  select(selection)
  tellSelection()
  const [first = ''] = selection
  requestAnimationFrame(() => focusTile(first, { scrolls: true })) // once they are drawn, wherever that is
}

/** Deletes what is selected, folders with icons in them as the user chooses. */
export async function deleteSelectedTiles(): Promise<void> {
  const selection = selectionNow()
  if (selection.size > 0 && (await removeTiles(selection))) select(NOTHING)
}

/**
 * Moves what is selected to the end of another group or into the dock, as far as it may go there; what stays is selected.
 * @param dock what is to be seen of it: its tiles are what a place in it is counted by
 */
export function moveSelected(to: Taker, dock?: Takers['dock']): void {
  const selected = selectedOf(elementsNow(), selectionNow())
  const ids = selected.map(({ id }) => id)
  home.update((now) => landTiles(now, ids, inDocument(landingIn(to), now, ids, dock), NO_FOLDER))
  select(selectionNow())
  if (to.at === 'group') tellMoved(selected, to.group)
}
