import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf } from './letters.ts'

describe('the letters of a site without an icon', () => {
  it('are its first Han, kana or hangul character', () => {
    expect(lettersOf('知乎')).toBe('知')
    expect(lettersOf('QQ 邮箱')).toBe('邮')
    expect(lettersOf('네이버')).toBe('네')
    expect(lettersOf('はてな')).toBe('は')
  })

  it('or else two letters or digits', () => {
    expect(lettersOf('github')).toBe('Gi')
    expect(lettersOf('12306')).toBe('12')
    expect(lettersOf('X')).toBe('X')
  })

  it('may be blank, never broken', () => {
    assert(property(string(), (name) => lettersOf(name).length <= 4))
    expect(lettersOf('!?')).toBe('')
  })
})
