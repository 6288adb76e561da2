import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, formatHex, parseHex } from './contrast.ts'
import { letterFace } from './letter-face.ts'
import { anyColor } from './testing.ts'

describe('the face of a site without an icon', () => {
  it('shows its first Han, kana or hangul character', () => {
    expect(letterFace('知乎', '#1772f6').text).toBe('知')
    expect(letterFace('QQ 邮箱', '#1772f6').text).toBe('邮')
    expect(letterFace('네이버', '#03c75a').text).toBe('네')
    expect(letterFace('はてな', '#00a4de').text).toBe('は')
  })

  it('or else two letters or digits', () => {
    expect(letterFace('github', '#24292f').text).toBe('Gi')
    expect(letterFace('12306', '#24292f').text).toBe('12')
    expect(letterFace('X', '#000000').text).toBe('X')
  })

  it('may be blank, never broken', () => {
    assert(property(string(), (name) => letterFace(name, '').text.length <= 4))
    expect(letterFace('!?', '#ffffff').text).toBe('')
  })

  it('reads white on any site’s colour, at the top of the gradient and at its foot', () => {
    assert(
      property(anyColor, (color) => {
        const stops = letterFace('a', formatHex(color)).background.match(/#[\da-f]{6}/g) ?? []
        expect(stops).toHaveLength(2)
        for (const stop of stops)
          expect(contrast([255, 255, 255], parseHex(stop) ?? [255, 255, 255])).toBeGreaterThanOrEqual(2.98)
      }),
    )
  })
})
