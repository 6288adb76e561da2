import { decodeText } from '../../../../core/text/decode-text.ts'
import type { ParsedBookmarks } from '../../../data/bookmarks/lazy.ts'
import { sourceOfBookmarks } from '../formats/bookmarks.ts'
import { ownBackupOf } from '../formats/own-backup.ts'
import { readSource } from '../formats/read-source.ts'
import type { Source } from '../formats/source.ts'
import {
  HEAD_BYTES,
  limitOf,
  MOVE_IN_LIMITS,
  type MoveIn,
  type OfferedWidget,
  type OnProgress,
  type Unreadable,
} from '../model.ts'
import { carryContents } from './carry-contents.ts'
import { carryOver, countEntries } from './carry-over.ts'

/**
 * Reads a backup of ours, a file of another start page, or the bookmarks that a browser has exported. Never throws, whatever the bytes are.
 * @param widgets those of ours that may stand for components in the file
 */
export function readMoveIn(
  bytes: Uint8Array,
  widgets: readonly OfferedWidget[],
  onProgress?: OnProgress,
): MoveIn | Unreadable {
  if (bytes.byteLength > limitOf(bytes.subarray(0, HEAD_BYTES))) return { problem: 'large' }
  const source = readSource(decodeText(bytes))
  if ('problem' in source) return source
  if ('sections' in source)
    return { product: 'genkan', groups: [], pictures: [], left: [], backup: ownBackupOf(source) }
  return moveInOf(source, widgets, onProgress)
}

/** Reads the browser's own bookmarks, as `readMoveIn` does their file. */
export const moveInOfBookmarks = (
  parsed: ParsedBookmarks,
  widgets: readonly OfferedWidget[],
  onProgress?: OnProgress,
): MoveIn | Unreadable => moveInOf(sourceOfBookmarks(parsed), widgets, onProgress)

function moveInOf(source: Source, widgets: readonly OfferedWidget[], onProgress?: OnProgress): MoveIn | Unreadable {
  const named = source.left.filter(({ part }) => part === undefined).length
  const entries = countEntries(source.pages.flatMap((page) => page.entries)) + named
  if (entries > MOVE_IN_LIMITS.listed || source.pages.length > MOVE_IN_LIMITS.pages) return { problem: 'large' }
  const { contents, left } = source.contents ? carryContents(source.contents) : { contents: undefined, left: [] }
  if (entries === 0 && contents === undefined) return { problem: 'nothing', product: source.product }
  const { bookmarks } = source
  const carried = carryOver(source, widgets, onProgress)
  return {
    ...carried,
    left: [...carried.left, ...left],
    ...(contents && { contents }),
    ...(bookmarks && { bookmarks }),
  }
}
