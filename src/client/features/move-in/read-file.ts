import { carryOver, countEntries } from './carry-over.ts'
import { decodeText } from './formats/decode-text.ts'
import { readSource } from './formats/read-source.ts'
import { MOVE_IN_LIMITS, type MoveIn, type OfferedWidget, type OnProgress, type Unreadable } from './model.ts'

/**
 * Reads a file of another start page, or the bookmarks that a browser has exported. Never throws, whatever the bytes are.
 * @param widgets those of ours that may stand for components in the file
 */
export function readMoveIn(
  bytes: Uint8Array,
  widgets: readonly OfferedWidget[],
  onProgress?: OnProgress,
): MoveIn | Unreadable {
  if (bytes.byteLength > MOVE_IN_LIMITS.bytes) return { problem: 'large' }
  const source = readSource(decodeText(bytes))
  if ('problem' in source) return source
  const entries = countEntries(source.pages.flatMap((page) => page.entries)) + source.left.length
  if (entries > MOVE_IN_LIMITS.listed || source.pages.length > MOVE_IN_LIMITS.pages) return { problem: 'large' }
  return entries === 0 ? { problem: 'empty' } : carryOver(source, widgets, onProgress)
}
