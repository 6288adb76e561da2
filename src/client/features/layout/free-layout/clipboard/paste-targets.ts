import type { Item } from '../../../../../shared/entities/item.ts'
import type { Clipboard } from './clipboard.ts'

/** The tiles last copied or cut in this tab, in memory alone. */
export interface CopiedTiles {
  readonly tiles: readonly Item[]
  /** Whether the browser wrote them to the clipboard. */
  readonly written: boolean
  /** Whether this window lost focus since: something else may have been copied in another one. */
  readonly windowLeft: boolean
}

/**
 * Chooses between the clipboard and the last copy in this tab, which is pasted if the browser refused to read the
 * clipboard, or refused to write it and the clipboard is therefore older.
 */
export function chooseClipboard(clipboard: Clipboard, lastCopy: CopiedTiles | undefined): Clipboard {
  if (lastCopy === undefined) return clipboard
  const own: Clipboard = { at: 'tiles', tiles: lastCopy.tiles, repaired: false }
  if (clipboard.at === 'tiles') return lastCopy.written || lastCopy.windowLeft ? clipboard : own
  return lastCopy.written && clipboard.why !== 'clipboardRefused' ? clipboard : own
}
