import { TextDecoder } from 'node:util'

/** Bytes in which a page must declare its charset (the HTML standard's prescan). */
const PRESCAN = 1024

/** Byte order marks by charset. */
const MARKS: readonly (readonly [charset: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/**
 * Decodes a page by its byte order mark, else the charset of its header, else that of its `meta` element, else as UTF-8,
 * else as GB 18030, in which older Chinese pages are written without saying so. Invalid bytes become U+FFFD.
 */
export function decodePage(body: Uint8Array, contentType: string): string {
  const mark = MARKS.find(([, bytes]) => bytes.every((byte, index) => body[index] === byte))?.[0]
  const declared = mark ?? charsetIn(contentType) ?? declaredInMeta(body)
  const decoder = (declared !== undefined && decoderOf(declared)) || decoderOf(isUtf8(body) ? 'utf-8' : 'gb18030')
  return decoder ? decoder.decode(body) : ''
}

const charsetIn = (text: string): string | undefined => /charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(text)?.[1]

function declaredInMeta(body: Uint8Array): string | undefined {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, PRESCAN)).toString('latin1')
  const declared = charsetIn(/<meta[^>]*charset[^>]*>/i.exec(start)?.[0] ?? '')
  // A declaration that can be read in ASCII is not UTF-16, whatever it says.
  return declared !== undefined && /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

function decoderOf(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset)
  } catch {
    return undefined
  }
}

/** The end may be cut within a character. */
function isUtf8(body: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(body, { stream: true })
    return true
  } catch {
    return false
  }
}
