import type { Item } from '../../../../shared/entities/item.ts'
import type { Clipboard } from './clipboard.ts'

/** What was copied or cut last in this tab. It is nowhere but in its memory. */
export interface CopiedTiles {
  readonly tiles: readonly Item[]
  /** Whether the browser has put it on its clipboard. */
  readonly written: boolean
  /** Whether something else can have been copied since, in another window. */
  readonly left: boolean
}

/**
 * What is pasted: what the clipboard holds, or, where the browser refuses to read it, what was copied in this tab. Where it
 * refused to write, the clipboard holds something older, until the user has been elsewhere.
 */
export function pasteTarget(clipboard: Clipboard, kept: CopiedTiles | undefined): Clipboard {
  if (kept === undefined) return clipboard
  const own: Clipboard = { at: 'tiles', tiles: kept.tiles, mended: false }
  if (clipboard.at === 'tiles') return kept.written || kept.left ? clipboard : own
  return kept.written && clipboard.why !== 'clipboardRefused' ? clipboard : own
}
