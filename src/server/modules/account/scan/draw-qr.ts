import { crc32, deflateSync } from 'node:zlib'
import { encode } from 'uqr'
import type { CodePicture } from '../../../core/ports/mini-program.ts'

/** Pixels of a module, and modules of the quiet zone around the code. */
const SCALE = 8
const QUIET = 4

/** A QR code of a text as a PNG of one bit a pixel. */
export function drawQr(text: string): CodePicture {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const rowBytes = Math.ceil((size * SCALE) / 8)
  const rows = data.flatMap((row) => {
    const line = Buffer.alloc(1 + rowBytes, 0xff) // filter 0 is set below, white is 1
    line[0] = 0
    row.forEach((isDark, at) => {
      if (isDark) line[1 + at] = 0 // a module is eight pixels, which are one byte
    })
    return Array.from({ length: SCALE }, () => line)
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size * SCALE, 0)
  header.writeUInt32BE(size * SCALE, 4)
  header[8] = 1
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return { type: 'image/png', bytes: Buffer.concat([signature, ...parts]) }
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  whole.set(body, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}
