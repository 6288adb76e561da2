import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = '{"name":"哔哩哔哩"}'
const utf16 = (text: string) => new Uint8Array(Uint16Array.from(text, (sign) => sign.charCodeAt(0)).buffer)
const swapped = (bytes: Uint8Array) => bytes.map((_, index) => bytes[index ^ 1] ?? 0)
const bytesOf = (text: string) => new TextEncoder().encode(text)
/** `<meta charset=…>书签` with the last two characters in GBK. */
const inGbk = (charset: string) => Uint8Array.of(...bytesOf(`<meta charset="${charset}">`), 0xca, 0xe9, 0xc7, 0xa9)

test('UTF-8 and UTF-16 are decoded, with and without a byte order mark', () => {
  for (const text of [TEXT, `\ufeff${TEXT}`])
    for (const bytes of [bytesOf(text), utf16(text), swapped(utf16(text))]) expect(decodeText(bytes)).toBe(TEXT)
})

test('GBK is recognised, also where the file calls itself UTF-8', () => {
  for (const charset of ['utf-8', 'gbk', 'no-such-charset'])
    expect(decodeText(inGbk(charset))).toBe(`<meta charset="${charset}">书签`)
})

test('a declared charset is taken where it has no invalid bytes', () => {
  expect(decodeText(Uint8Array.of(...bytesOf('<meta charset="shift_jis">'), 0x93, 0xfa, 0x96, 0x7b))).toMatch(/日本$/)
})

test('invalid bytes are replaced where no charset fits', () => {
  expect(decodeText(Uint8Array.of(0x41, 0xff, 0xff, 0x42))).toBe('A\ufffd\ufffdB')
  expect(decodeText(new Uint8Array())).toBe('')
})
