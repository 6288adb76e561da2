import { assert, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyColor } from '../../../client/ui/testing.ts'
import { formatHex, parseHex } from './rgb.ts'

describe('hexadecimal colours', () => {
  it('are read and written back', () => {
    assert(property(anyColor, (color) => String(parseHex(formatHex(color))) === String(color)))
  })

  it('may be short', () => expect(parseHex('#06a')).toEqual([0, 0x66, 0xaa]))

  it('may be in capitals', () => expect(parseHex('#FF50A0')).toEqual([255, 0x50, 0xa0]))

  it('are nothing else', () => {
    for (const text of ['red', '#12', '#12345g', '#12345', '#1234567', '#12345678', '006661', 'rgb(0 0 0)', '']) {
      expect([text, parseHex(text)]).toEqual([text, undefined])
    }
  })
})
