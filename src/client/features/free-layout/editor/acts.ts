import { createId } from '../../../core/channel.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { announce } from '../../../ui/text/announce.ts'
import { type DropTarget, type DropTargets, dropLocationOf, toDocumentLocation } from '../../drag/lazy.ts'
import { home, itemName } from '../../home/index.ts'
import { moveTiles, NO_FOLDER, notifyMoved } from '../../home/lazy.ts'
import { confirmAndDeleteTiles } from '../../tiles/lazy.ts'
import { type Alignment, align, distribute, refusalToAlign, refusalToDistribute } from '../kernel/align.ts'
import {
  duplicate,
  group,
  type Pasted,
  refusalToGroup,
  refusalToUngroup,
  replaced,
  setLocked,
  ungroup,
} from '../kernel/edit.ts'
import type { Axis } from '../kernel/geometry.ts'
import { type LayerMove, moveLayer } from '../kernel/layers.ts'
import { rotateAll } from '../kernel/rotate.ts'
import { NOTHING, type Selection, selectable, selectedOf } from '../kernel/selection.ts'
import { currentCanvas, type Element } from '../layout.ts'
import { messages } from '../messages.ts'
import { changeCurrentElements, currentElements, currentSelection, editorState, select } from './editor-state.ts'
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
  const selection = currentSelection()
  const reason = refusal?.(currentElements(), selection)
  if (reason !== undefined) return void showToast({ kind: 'warning', text: messages(reason) })
  changeCurrentElements((elements) => change(elements, selection))
}

export function selectAll(): void {
  select(selectable(currentElements()))
  announceSelection()
}

export function selectNothing(): void {
  select(NOTHING)
  announceSelection()
}

/** Tells what is selected. */
export function announceSelection(): void {
  const selected = selectedOf(currentElements(), editorState.getState().selection)
  const [first] = selected
  if (first === undefined) announce(messages('freeNothing'))
  else if (selected.length === 1) announce(messages('freeSelected', { name: itemName(first) }))
  else announce(messages('freeSelectedMany', { name: itemName(first), count: selected.length }))
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
export function rotateSelected(degrees: number): void {
  const selection = currentSelection()
  changeCurrentElements(
    (elements) => replaced(elements, rotateAll(selectedOf(elements, selection), degrees, currentCanvas().width)),
    'turn',
  )
}

/** Locks these tiles with their groups, or unlocks them. */
export function lockTiles(ids: Selection, lock: boolean): void {
  changeCurrentElements((elements) => setLocked(elements, ids, lock))
  if (lock) select(NOTHING)
  showUndoToast(messages(lock ? 'freeLocked' : 'freeUnlocked', { count: ids.size }))
}

export const lockSelected = (): void => lockTiles(currentSelection(), true)

export function duplicateSelected(): void {
  const id = createId()
  const { width } = currentCanvas()
  replaceElements((elements) => duplicate(elements, currentSelection(), width, id))
}

/** Puts what is pasted onto the page, selects it and tells of it. */
export function replaceElements(pasted: (elements: readonly Element[]) => Pasted<Element>): void {
  const { selection } = pasted(currentElements())
  changeCurrentElements((elements) => pasted(elements).elements)
  select(selection)
  announceSelection()
  const [first = ''] = selection
  requestAnimationFrame(() => focusTile(first, { scrolls: true })) // once they are drawn, wherever that is
}

/** Deletes what is selected, folders with icons in them as the user chooses. */
export async function deleteSelectedTiles(): Promise<void> {
  const selection = currentSelection()
  if (selection.size > 0 && (await confirmAndDeleteTiles(selection))) select(NOTHING)
}

/**
 * Moves what is selected to the end of another group or into the dock, as far as it may go there; what stays is selected.
 * @param dock what is to be seen of it: its tiles are what a place in it is counted by
 */
export function moveSelected(to: DropTarget, dock?: DropTargets['dock']): void {
  const selected = selectedOf(currentElements(), currentSelection())
  const ids = selected.map(({ id }) => id)
  home.update((now) => moveTiles(now, ids, toDocumentLocation(dropLocationOf(to), now, ids, dock), NO_FOLDER))
  select(currentSelection())
  if (to.at === 'group') notifyMoved(selected, to.group)
}
