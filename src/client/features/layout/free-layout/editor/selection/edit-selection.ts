import { createId } from '../../../../../core/tabs/channel.ts'
import { showUndoToast } from '../../../../../ui/overlay/toast/undo-toast.ts'
import { home } from '../../../../data/home/index.ts'
import { moveTiles, NO_FOLDER, notifyMoved } from '../../../../data/home/lazy.ts'
import { confirmAndDeleteTiles } from '../../../../desk/tiles/lazy.ts'
import { dropLocationOf, type OuterTarget, type OuterTargets, toDocumentLocation } from '../../../drag/lazy.ts'
import { type Alignment, align, distribute } from '../../kernel/arrange/align.ts'
import { type LayerMove, moveLayer } from '../../kernel/arrange/layers.ts'
import { type PinChoices, pin } from '../../kernel/arrange/pin.ts'
import { duplicate, group, type PasteResult, replaceById, setLocked, ungroup, withCopies } from '../../kernel/edit.ts'
import type { Axis } from '../../kernel/geometry.ts'
import { NOTHING, type Selection, selectable, selectedOf } from '../../kernel/selection.ts'
import { rotateAll } from '../../kernel/transform/rotate.ts'
import { type Canvas, currentCanvas, type Element } from '../../layout.ts'
import { messages } from '../../messages.ts'
import { changeCurrentElements, currentElements, currentSelection, select } from '../editor-state.ts'
import { announceFrame, announceSelection } from './announce-selection.ts'
import { focusTile } from './focus.ts'

type Edit = (elements: readonly Element[], selection: Selection) => readonly Element[]

function editSelected(edit: Edit): void {
  const selection = currentSelection()
  changeCurrentElements((elements) => edit(elements, selection))
}

export function selectAll(): void {
  select(selectable(currentElements()))
  announceSelection()
}

export function selectNothing(): void {
  select(NOTHING)
  announceSelection()
}

export const alignSelected = (alignment: Alignment): void =>
  editSelected((elements, selection) => align(elements, selection, alignment))

export const distributeSelected = (axis: Axis): void =>
  editSelected((elements, selection) => distribute(elements, selection, axis))

export const pinSelected = (choices: PinChoices): void =>
  editSelected((elements, selection) => pin(elements, selection, choices))

export function groupSelected(): void {
  const id = createId()
  editSelected((elements, selection) => group(elements, selection, id))
}

export const ungroupSelected = (): void => editSelected(ungroup)

export const moveSelectedLayer = (move: LayerMove): void =>
  editSelected((elements, selection) => moveLayer(elements, selection, move))

/** Rotates the selection clockwise about its middle; several rotations in a row are one step of undo. */
export function rotateSelected(degrees: number): void {
  const selection = currentSelection()
  changeCurrentElements(
    (elements) => replaceById(elements, rotateAll(selectedOf(elements, selection), degrees, currentCanvas())),
    { merge: 'rotate' },
  )
  announceFrame('freeTurned')
}

/** Locks or unlocks these tiles with their groups. */
export function lockTiles(ids: Selection, lock: boolean): void {
  changeCurrentElements((elements) => setLocked(elements, ids, lock))
  if (lock) select(NOTHING)
  showUndoToast(messages(lock ? 'freeLocked' : 'freeUnlocked', { count: ids.size }))
}

export function duplicateSelected(): void {
  const id = createId()
  applyPaste((elements) => duplicate(elements, currentSelection(), currentCanvas(), id))
}

/** Adds copies of elements where they were dropped, selects and announces them. */
export function writeCopies(copied: readonly Element[], canvas: Canvas): void {
  const id = createId()
  applyPaste((elements) => withCopies(elements, copied, id), canvas)
}

/** Adds copies to the page, selects and announces them. */
export function applyPaste(
  paste: (elements: readonly Element[]) => PasteResult<Element>,
  canvas: Canvas = currentCanvas(),
): void {
  const { selection } = paste(currentElements())
  changeCurrentElements((elements) => paste(elements).elements, { canvas })
  select(selection)
  announceSelection()
  const [first = ''] = selection
  requestAnimationFrame(() => focusTile(first, { scrolls: true })) // they are rendered in the next frame
}

/** Deletes the selection; the user chooses what becomes of icons in its folders. */
export async function deleteSelectedTiles(): Promise<void> {
  const selection = currentSelection()
  if (selection.size > 0 && (await confirmAndDeleteTiles(selection))) select(NOTHING)
}

/**
 * Moves the selection to the end of another group or into the dock; tiles that cannot move there stay selected.
 * @param dock the measured dock, whose tiles give the index of a drop location in it
 */
export function moveSelected(to: OuterTarget, dock?: OuterTargets['dock']): void {
  const selected = selectedOf(currentElements(), currentSelection())
  const ids = selected.map(({ id }) => id)
  home.update((now) => moveTiles(now, ids, toDocumentLocation(dropLocationOf(to), now, ids, dock), NO_FOLDER))
  select(currentSelection())
  if (to.at === 'group') notifyMoved(selected, to.group)
}
