import { deflateSync } from 'node:zlib'

/** Colour of a pixel as red, green, blue, alpha. */
export type Paint = (x: number, y: number) => readonly [number, number, number, number]

export const RED: Paint = () => [220, 30, 30, 255]

/** A PNG file of a picture; written by hand, so that tests do not depend on the library that they test. */
export function makePng(width: number, height: number, paint: Paint = RED): Uint8Array {
  const rows = Buffer.concat(
    Array.from({ length: height }, (_row, y) =>
      Buffer.from([0, ...Array.from({ length: width }, (_column, x) => paint(x, y)).flat()]),
    ),
  )
  return wrapPng(width, height, deflateSync(rows))
}

/** A PNG file that declares a size, whatever its data. */
export function wrapPng(width: number, height: number, data: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', Buffer.alloc(0))])
}

/** A chunk of a PNG file. */
export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(8 + body.length)
  chunk.writeUInt32BE(data.byteLength, 0)
  chunk.set(body, 4)
  chunk.writeUInt32BE(crc32(body), 4 + body.length)
  return chunk
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** An ICO file of frames: `side` as its directory says, and the frame's data. */
export function makeIco(frames: readonly { readonly side: number; readonly data: Uint8Array }[]): Uint8Array {
  const directory = Buffer.alloc(6 + 16 * frames.length)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(frames.length, 4)
  let offset = directory.length
  for (const [index, { side, data }] of frames.entries()) {
    const at = 6 + 16 * index
    directory.set([side % 256, side % 256], at)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(data.byteLength, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += data.byteLength
  }
  return Buffer.concat([directory, ...frames.map(({ data }) => data)])
}

/** A bitmap of 32 bits a pixel as it stands in an ICO file; bottom row first, followed by its mask. */
export function makeIcoBitmap(side: number, paint: Paint = RED): Uint8Array {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeUInt32LE(side, 4)
  header.writeUInt32LE(side * 2, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const pixels = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_column, x) => {
      const [red, green, blue, alpha] = paint(x, side - 1 - y)
      return [blue, green, red, alpha]
    }),
  )
  const mask = Buffer.alloc(Math.ceil(side / 32) * 4 * side)
  return Buffer.concat([header, Buffer.from(pixels.flat(2)), mask])
}

/** An SVG file with a body, 100 x 100 unless told. */
export function makeSvg(body: string, attributes = 'width="100" height="100"'): Uint8Array {
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
  return Buffer.from(`<svg ${names} ${attributes}>${body}</svg>`)
}
