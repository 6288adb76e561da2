import { createId } from '../../../../../core/tabs/channel.ts'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { copyText } from '../../../../../ui/input/files/copy-text.ts'
import { shownKeycaps } from '../../../../../ui/input/keyboard/shortcut.ts'
import { showToast } from '../../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../../ui/overlay/toast/undo-toast.ts'
import { type Clipboard, packTiles, unpackTiles } from '../../clipboard/clipboard.ts'
import { type CopiedTiles, chooseClipboard } from '../../clipboard/paste-targets.ts'
import { deleteSelected, paste } from '../../kernel/edit.ts'
import { elementsOf } from '../../kernel/placement/scale-to-width.ts'
import { NOTHING, selectedOf } from '../../kernel/selection.ts'
import { currentCanvas, placedChildren } from '../../layout.ts'
import { messages } from '../../messages.ts'
import { changeCurrentElements, currentSelection, freeGroup, select } from '../editor-state.ts'
import { applyPaste } from './edit-selection.ts'

/** The last copy in this tab's memory: browsers may refuse to write and to read the clipboard. */
let lastCopy: CopiedTiles | undefined

/** Copies the selection, for this tab and, if the browser allows it, to the clipboard. */
export async function copySelected(): Promise<void> {
  const { count, written } = (await storeCopy()) ?? {}
  if (count === undefined) return
  showToast({ kind: 'success', text: messages(written ? 'copiedTiles' : 'copiedTilesHere', { count }) })
}

export async function cutSelected(): Promise<void> {
  const selection = currentSelection()
  const { count, written } = (await storeCopy()) ?? {}
  if (count === undefined) return
  changeCurrentElements((elements) => deleteSelected(elements, selection))
  select(NOTHING)
  showUndoToast(messages(written ? 'cutTiles' : 'cutTilesHere', { count }))
}

/** Stores a copy of the selection; undefined if it is empty or too large. `written`: the clipboard has it, too. */
async function storeCopy(): Promise<{ readonly count: number; readonly written: boolean } | undefined> {
  const group = freeGroup()
  // with the frames of tiles that were never placed, as stored: for a page of any width
  const tiles = group === undefined ? [] : selectedOf(placedChildren(group, currentCanvas()), currentSelection())
  if (tiles.length === 0) return undefined
  const text = await packTiles(tiles)
  if (text === undefined) {
    showToast({ kind: 'warning', text: messages('tooMuchToCopy') })
    return undefined
  }
  const written = await copyText(text)
  const copy = { tiles, written, windowLeft: false }
  lastCopy = copy
  const leaveWindow = () => {
    if (lastCopy === copy) lastCopy = { ...copy, windowLeft: true }
  }
  addEventListener('blur', leaveWindow, { once: true })
  return { count: tiles.length, written }
}

/** Pastes the tiles in a text, with their upper left corner at a point of the page, else where they were copied. */
export const pasteText = async (text: string, corner?: Point): Promise<void> =>
  pasteTiles(await unpackTiles(text), corner)

/** Pastes the clipboard if the browser allows reading it, else the last copy in this tab. */
export async function pasteClipboard(corner?: Point): Promise<void> {
  const page = freeGroup()?.id
  const reading: Promise<string> | undefined = navigator.clipboard?.readText()
  const text = await reading?.catch(() => undefined)
  if (freeGroup()?.id !== page) return // the user went to another group during the browser's prompt
  if (text === undefined) pasteTiles({ at: 'nothing', why: 'clipboardRefused' }, corner)
  else await pasteText(text, corner)
}

/** Pastes tiles and selects them; a toast says if there are none, or not all. */
function pasteTiles(clipboard: Clipboard, corner: Point | undefined): void {
  const pasted = chooseClipboard(clipboard, lastCopy)
  if (pasted.at === 'nothing')
    return void showToast({ kind: 'warning', text: messages(pasted.why, { key: shownKeycaps('Ctrl+V').join(' + ') }) })
  const id = createId()
  const canvas = currentCanvas()
  const tiles = elementsOf(pasted.tiles, canvas)
  applyPaste((elements) => paste(elements, tiles, canvas, id, corner))
  if (pasted.repaired) showToast({ kind: 'warning', text: messages('clipboardMended') })
}
