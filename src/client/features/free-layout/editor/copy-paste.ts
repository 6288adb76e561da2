import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { createId } from '../../../core/channel.ts'
import { copyText } from '../../../ui/input/copy-text.ts'
import { showToast } from '../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { type Clipboard, packTiles, unpackTiles } from '../clipboard/clipboard.ts'
import { type CopiedTiles, pasteTarget } from '../clipboard/paste-targets.ts'
import { deleteSelected, paste } from '../kernel/edit.ts'
import { elementsOf } from '../kernel/scale-to-width.ts'
import { NOTHING, selectedOf } from '../kernel/selection.ts'
import { currentCanvas, placedChildren } from '../layout.ts'
import { messages } from '../messages.ts'
import { replaceElements } from './acts.ts'
import { changeCurrentElements, currentSelection, freeGroup, select } from './editor-state.ts'

/** What was copied last in this tab: browsers may refuse both to write and to read their clipboard. It goes with the tab. */
let kept: CopiedTiles | undefined

/** Copies what is selected: it can be pasted here, in another group, and, if the browser allows it, in another tab. */
export async function copySelected(): Promise<void> {
  const { count, written } = (await keepSelected()) ?? {}
  if (count === undefined) return
  showToast({ kind: 'success', text: messages(written ? 'copiedTiles' : 'copiedTilesHere', { count }) })
}

export async function cutSelected(): Promise<void> {
  const selection = currentSelection()
  const { count, written } = (await keepSelected()) ?? {}
  if (count === undefined) return
  changeCurrentElements((elements) => deleteSelected(elements, selection))
  select(NOTHING)
  showUndoToast(messages(written ? 'cutTiles' : 'cutTilesHere', { count }))
}

/** Keeps a copy of what is selected: how many, and whether the browser has it too. Undefined if nothing could be kept. */
async function keepSelected(): Promise<{ readonly count: number; readonly written: boolean } | undefined> {
  const group = freeGroup()
  // where they are seen, and as they are stored: for a page of any width
  const tiles = group === undefined ? [] : selectedOf(placedChildren(group, currentCanvas()), currentSelection())
  if (tiles.length === 0) return undefined
  const text = await packTiles(tiles)
  if (text === undefined) {
    showToast({ kind: 'warning', text: messages('tooMuchToCopy') })
    return undefined
  }
  const written = await copyText(text)
  const own = { tiles, written, left: false }
  kept = own
  const leave = () => {
    if (kept === own) kept = { ...own, left: true }
  }
  addEventListener('blur', leave, { once: true })
  return { count: tiles.length, written }
}

/** Pastes what a text holds, with its upper left corner at this point of the page, else where it was copied. */
export const pasteText = async (text: string, corner?: Point): Promise<void> => pasteOf(await unpackTiles(text), corner)

/** Pastes what the clipboard holds, where the browser lets us ask it, else what was copied in this tab. */
export async function pasteClipboard(corner?: Point): Promise<void> {
  const page = freeGroup()?.id
  const asked: Promise<string> | undefined = navigator.clipboard?.readText()
  const text = await asked?.catch(() => undefined)
  if (freeGroup()?.id !== page) return // while the browser was asking, the user has gone elsewhere
  if (text === undefined) pasteOf({ at: 'nothing', why: 'clipboardRefused' }, corner)
  else await pasteText(text, corner)
}

/** Puts copies of tiles onto the page, and selects them; told where there is nothing to paste, or not all of it. */
function pasteOf(clipboard: Clipboard, corner: Point | undefined): void {
  const pasted = pasteTarget(clipboard, kept)
  if (pasted.at === 'nothing') return void showToast({ kind: 'warning', text: messages(pasted.why) })
  const id = createId()
  const { width } = currentCanvas()
  const tiles = elementsOf(pasted.tiles, width)
  replaceElements((elements) => paste(elements, tiles, width, id, corner))
  if (pasted.mended) showToast({ kind: 'warning', text: messages('clipboardMended') })
}
