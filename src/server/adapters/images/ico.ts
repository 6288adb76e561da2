import decodeIco from 'decode-ico'
import { ImageFailure } from '../../core/ports/images.ts'

/** A frame of an ICO file: a PNG file, or RGBA pixels. */
export type IcoFrame =
  | { readonly png: Uint8Array }
  | { readonly rgba: Uint8Array; readonly width: number; readonly height: number }

const HEADER = 6
const ENTRY = 16
/** Frames that are compared; a file may declare 65,535 that share one bitmap. */
const MAX_FRAMES = 64
/** Sides of a bitmap in an ICO file; its own header could claim more than its directory entry. */
const MAX_SIDE = 256

interface Entry {
  readonly at: number
  readonly width: number
  readonly bits: number
}

/**
 * Decodes the largest frame of an ICO or CUR file, among equal ones that of the most colours.
 * @throws ImageFailure `notImage`.
 */
export function decodeLargestFrame(bytes: Uint8Array): IcoFrame {
  try {
    const largest = readEntries(bytes).reduce((best, entry) => (isBetter(entry, best) ? entry : best))
    // Only this frame is passed on, since the library decodes all that a directory lists.
    const [frame] = decodeIco(withOneEntry(bytes, largest))
    if (frame?.type === 'png') return { png: frame.data }
    if (frame?.type === 'bmp') return { rgba: withAlpha(frame.data), width: frame.width, height: frame.height }
  } catch {
    // The library throws plain errors, and range errors beyond the end of the file.
  }
  throw new ImageFailure('notImage', 'not a readable ICO file')
}

function readEntries(bytes: Uint8Array): readonly Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const count = Math.min(view.getUint16(4, true), MAX_FRAMES)
  return Array.from({ length: count }, (_, index) => {
    const at = HEADER + index * ENTRY
    return { at, width: view.getUint8(at) || MAX_SIDE, bits: view.getUint16(at + 6, true) }
  })
}

const isBetter = (one: Entry, other: Entry): boolean =>
  one.width > other.width || (one.width === other.width && one.bits > other.bits)

/** The file with a directory of one entry. The offset of its data stays right, since nothing is moved. */
function withOneEntry(bytes: Uint8Array, { at }: Entry): Uint8Array {
  // Not `slice`: a Buffer's shares its memory.
  const copy = Uint8Array.from(bytes)
  const view = new DataView(copy.buffer)
  copy.copyWithin(HEADER, at, at + ENTRY)
  view.setUint16(4, 1, true)
  const data = view.getUint32(HEADER + 12, true)
  const isBitmap = view.getUint32(data, true) === BITMAP_HEADER
  // Its height counts the mask, too.
  const sides = [view.getUint32(data + 4, true), view.getUint32(data + 8, true) / 2]
  if (isBitmap && sides.some((side) => side > MAX_SIDE)) throw new RangeError('a bitmap larger than an icon')
  return copy
}

/** Size of the header by which a bitmap begins. */
const BITMAP_HEADER = 40

/** Old bitmaps of 32 bits leave the alpha channel empty and mean an opaque picture. */
function withAlpha(data: Uint8ClampedArray): Uint8Array {
  const rgba = Uint8Array.from(data)
  const isEmpty = rgba.every((value, index) => index % 4 !== 3 || value === 0)
  return isEmpty ? rgba.map((value, index) => (index % 4 === 3 ? 255 : value)) : rgba
}
