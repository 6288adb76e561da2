/** The formats that are decoded. */
export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'ico' | 'svg'

/** Byte strings that identify a format, and their offsets in the file. */
const SIGNATURES: readonly (readonly [format: ImageFormat, offset: number, bytes: string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['avif', 4, 'ftypavis'],
  ['ico', 0, '\0\0\x01\0'],
  ['ico', 0, '\0\0\x02\0'],
]

/** Characters searched for the root element: byte order mark, XML declaration, comments and doctype come before it. */
const SVG_PROLOG = 4096

/**
 * Recognizes a format by its first bytes alone: names and declared types are not trusted.
 * @returns undefined for anything else, such as an HTML page.
 */
export function sniffFormat(bytes: Uint8Array): ImageFormat | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, SVG_PROLOG)).toString('latin1')
  const known = SIGNATURES.find(([, offset, signature]) => head.startsWith(signature, offset))
  if (known) return known[0]
  const markup = head
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/^\s*<\?xml[^>]*\?>/, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replace(/^\s*<!DOCTYPE\s+svg[^>[]*>/i, '')
  return /^\s*<(?:svg:)?svg[\s>/]/i.test(markup) ? 'svg' : undefined
}

/** Limits of an SVG file: bytes, elements, and `use` elements, whose nesting multiplies the work. */
const SVG_LIMITS = { bytes: 512 * 1024, elements: 20_000, uses: 2000 } as const

/** Whether an SVG file is small enough to be drawn and declares no entities. The decoder's deadline bounds the rest. */
export function isModestSvg(bytes: Uint8Array): boolean {
  if (bytes.byteLength > SVG_LIMITS.bytes) return false
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (/<!ENTITY/i.test(text)) return false
  return count(text, /<[a-z]/gi) <= SVG_LIMITS.elements && count(text, /<(?:\w+:)?use\b/gi) <= SVG_LIMITS.uses
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0
