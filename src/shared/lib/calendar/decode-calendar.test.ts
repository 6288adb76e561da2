import { expect, test } from 'vitest'
import { decodeCalendar } from './decode-calendar.ts'

const folded = (text: string, octets: number, fold: string): Uint8Array => {
  const bytes = Buffer.from(text)
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += octets) parts.push(bytes.subarray(at, at + octets), Buffer.from(fold))
  return new Uint8Array(Buffer.concat(parts.slice(0, -1)))
}

test('lines are whole again wherever they are folded, also within a character', () => {
  const text = 'SUMMARY:国庆节、中秋节（休）🎑 holiday'
  for (const octets of [1, 2, 3, 5, 7])
    for (const fold of ['\r\n ', '\n\t']) expect(decodeCalendar(folded(text, octets, fold))).toBe(text)
})

test('other breaks and the mark of the order of bytes stay as they are, or go', () => {
  expect(decodeCalendar(new TextEncoder().encode('\uFEFFA:1\r\nB:2\nC:3\r\n'))).toBe('A:1\r\nB:2\nC:3\r\n')
})
