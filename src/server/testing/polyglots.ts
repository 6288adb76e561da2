import { deflateSync } from 'node:zlib'
import { makePng, pngChunk, wrapPng } from './pictures.ts'

/** Bytes of a PNG before its second chunk. */
const HEADER_BYTES = 33

/** A file that is a picture and something else, or claims to be. `payload` must not survive. */
export interface Polyglot {
  readonly name: string
  readonly bytes: Uint8Array
  readonly payload: string
}

/** A PNG whose pixels follow from a seed, with a comment if there is a text. */
function makePattern(width: number, height: number, seed: number, text = ''): Buffer {
  const png = Buffer.from(makePng(width, height, (x, y) => [(x * 7 + seed * 31) & 255, (y * 13) & 255, 90, 255]))
  if (text === '') return png
  const comment = pngChunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1'))
  return Buffer.concat([png.subarray(0, HEADER_BYTES), comment, png.subarray(HEADER_BYTES)])
}

/** A GIF of one colour, whose comment holds a text. */
function makeGif(text: string): Buffer {
  const comment = Buffer.from(text.slice(0, 255), 'latin1')
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([16, 0, 16, 0, 0x80, 0, 0, 200, 30, 30, 30, 30, 200]),
    Buffer.from([0x21, 0xfe, comment.length]),
    comment,
    Buffer.from([0]),
    Buffer.from([0x2c, 0, 0, 0, 0, 16, 0, 16, 0, 0, 2]),
    // 256 pixels of the first colour
    Buffer.from([0x0e, 0x84, 0x8f, 0xa9, 0xcb, 0xed, 0x0f, 0xa3, 0x9c, 0xb4, 0xda, 0x8b, 0xb3, 0x3e, 0x05, 0x00]),
    Buffer.from([0x3b]),
  ])
}

const KINDS: readonly ((seed: number, payload: string) => readonly [name: string, bytes: Uint8Array])[] = [
  (seed) => ['a plain PNG', makePattern(40 + (seed % 20), 30, seed)],
  (seed, payload) => ['a PNG with HTML behind it', Buffer.concat([makePattern(32, 32, seed), Buffer.from(payload)])],
  (seed, payload) => ['a PNG with a script in a comment', makePattern(32, 32, seed, payload)],
  (_seed, payload) => ['a GIF that is a script', makeGif(`*/=1;${payload}//`)],
  (seed, payload) => ['HTML before a PNG', Buffer.concat([Buffer.from(payload), makePattern(32, 32, seed)])],
  (seed) => ['half a PNG', makePattern(64, 64, seed).subarray(0, 90 + (seed % 100))],
  (_seed, payload) => [
    'an SVG with a script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>${payload}</script></svg>`),
  ],
  () => ['a flood of pixels', wrapPng(30_000, 30_000, deflateSync(Buffer.alloc(1000)))],
  (_seed, payload) => ['a page', Buffer.from(`<!doctype html>${payload}`)],
  (seed, payload) => [
    'an archive with a PNG before it',
    Buffer.concat([makePattern(24, 24, seed), Buffer.from('PK\x03\x04'), Buffer.from(payload)]),
  ],
]

/** Files by a seed: the same for the same one. */
export const listPolyglots = (count: number, seed: number): readonly Polyglot[] =>
  Array.from({ length: count }, (_, index) => {
    const payload = `<script>evil_${seed}_${index}()</script>`
    const [name, bytes] = KINDS[index % KINDS.length]?.(seed + index, payload) ?? ['', new Uint8Array()]
    return { name, bytes, payload }
  })
