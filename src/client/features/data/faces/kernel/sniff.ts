/** The formats that are accepted. */
export type PictureKind = 'png' | 'jpeg' | 'gif' | 'bmp' | 'webp' | 'svg'

type Bytes = ArrayLike<number>

const asciiAt = (bytes: Bytes, at: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

/** The signatures of the raster formats. */
const SIGNATURES: readonly (readonly [Exclude<PictureKind, 'svg'>, (bytes: Bytes) => boolean])[] = [
  ['png', (bytes) => bytes[0] === 0x89 && asciiAt(bytes, 1, 'PNG\r\n\x1a\n')],
  ['jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  ['gif', (bytes) => asciiAt(bytes, 0, 'GIF87a') || asciiAt(bytes, 0, 'GIF89a')],
  ['bmp', isBitmap],
  ['webp', (bytes) => asciiAt(bytes, 0, 'RIFF') && asciiAt(bytes, 8, 'WEBP')],
]

/** Two letters are a weak signature, so the size of the header that follows counts, too. */
function isBitmap(bytes: Bytes): boolean {
  return asciiAt(bytes, 0, 'BM') && [12, 40, 52, 56, 64, 108, 124].includes(bytes[14] ?? 0) && bytes[15] === 0
}

/** The format of a file by its first bytes: name and declared type of a file say nothing. Undefined for any other. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const [kind] = SIGNATURES.find(([, matches]) => matches(bytes)) ?? []
  if (kind !== undefined) return kind
  // a prolog, comments and a doctype with entities may come first
  return isSvg(new TextDecoder().decode(bytes.subarray(0, 8192))) ? 'svg' : undefined
}

/** What may precede the root element of an SVG. */
const BEFORE_ROOT = /^(?:\s|<\?[^>]*\?>|<!--.*?-->|<!doctype\s[^[>]*(?:\[[^\]]*\]\s*)?>)*/is

const rootTag = (text: string): string | undefined =>
  /^<svg(?=[\s>/])[^>]*>/i.exec(text.replace(/^\ufeff/, '').replace(BEFORE_ROOT, ''))?.[0]

/** Whether a text is an SVG by its root element. */
export const isSvg = (text: string): boolean => rootTag(text) !== undefined

const DRAWS = /<(?:path|circle|ellipse|rect|line|polyline|polygon|text|image|use)[\s/>]/i

/** Parts of a text that look like elements and are none; one without its end takes the rest, so that the time is linear. */
const NOT_DRAWN = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)/gis

/** Whether an SVG has its namespace, without which it is no picture, and elements that draw (spec section 5). */
export const isDrawableSvg = (text: string): boolean =>
  /\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(rootTag(text) ?? '') &&
  DRAWS.test(text.replace(NOT_DRAWN, ''))

/**
 * Whether an SVG has code, styles or references that cannot be kept, or would be missing if they were taken out. Parsing
 * them already counts as a violation of the page's policy.
 */
export const needsDrawing = (text: string): boolean =>
  /<(?:\w+:)?(?:script|style|foreignobject|use|image|switch)[\s/>]|[\s"'/](?:on\w+|style)\s*=|<!entity/i.test(text)

/** The frames of a GIF, and where it ends: what follows is no part of it. Undefined if it is cut off or damaged. */
export function readGif(bytes: Bytes): { readonly frames: number; readonly end: number } | undefined {
  const skipTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + skipTable(bytes[10] ?? 0)
  let frames = 0
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return { frames, end: at + 1 }
    if (block === 0x2c) {
      frames += 1
      at += 11 + skipTable(bytes[at + 9] ?? 0)
    } else if (block === 0x21) at += 2
    else return undefined
    // sub-blocks of up to 255 bytes, until an empty one
    for (let length = bytes[at] ?? 0; length > 0; length = bytes[at] ?? 0) at += length + 1
    at += 1
  }
  return undefined
}

/** The format of a video by the bytes at its start: MP4 (and MOV) by its `ftyp` box, WebM by EBML. */
export function videoKind(bytes: Uint8Array): 'mp4' | 'webm' | undefined {
  const text = String.fromCharCode(...bytes.subarray(4, 12))
  // HEIC and AVIF pictures have the same box
  if (text.startsWith('ftyp') && !/heic|heix|mif1|msf1|avif|avis/.test(text)) return 'mp4'
  return bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3 ? 'webm' : undefined
}
