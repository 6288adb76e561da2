/** Byte order marks by charset. */
const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** Bytes in which a page must declare its charset (the HTML standard's prescan). */
const PRESCAN = 1024

/**
 * Decodes a file in the first charset without invalid bytes: that of its byte order mark, UTF-8, what it declares in a
 * `meta` element, GB 18030, in which older Chinese files are written. If there is none, invalid bytes become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  const known = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? unmarked(bytes)
  const text =
    known === undefined
      ? (decodeAs('utf-8', bytes) ?? decodeAs(declaredIn(bytes), bytes) ?? decodeAs('gb18030', bytes))
      : decodeAs(known, bytes)
  return text ?? new TextDecoder(known).decode(bytes)
}

/** UTF-16 without a mark: the first character of every format is ASCII, and its other byte zero. */
function unmarked([first, second]: Uint8Array): string | undefined {
  if (first !== 0 && second === 0) return 'utf-16le'
  return first === 0 && second !== 0 && second !== undefined ? 'utf-16be' : undefined
}

function declaredIn(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, PRESCAN))
  return /<meta[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(start)?.[1] ?? ''
}

/** Undefined if bytes are invalid in the charset, or it is none. */
function decodeAs(charset: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
