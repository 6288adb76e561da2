import { decodeText } from '../../../core/text/decode-text.ts'

/** How the files that can be read begin: those of start pages are JSON, those of browsers lists of bookmarks. */
const START = /^\s*(\{|<!doctype netscape|<(title|h1|dl)\b)/i

/** Bytes that tell it. */
const HEAD = 512

/**
 * Opens the wizard for a file that was dropped on the page, if it looks like one that can be read, told by its content.
 * @returns whether it was taken. Never rejects
 */
export async function takeDropped(files: readonly Blob[]): Promise<boolean> {
  const [file] = files
  if (file === undefined || files.length > 1) return false
  const head = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => undefined)
  if (head === undefined || !START.test(decodeText(new Uint8Array(head)))) return false
  const { chooseMoveIn } = await import('./choose-move-in.ts')
  void chooseMoveIn(file)
  return true
}
