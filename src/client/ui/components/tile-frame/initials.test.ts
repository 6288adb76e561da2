import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

describe('the initials of a site without an icon', () => {
  it('are its first Han, kana or hangul character', () => {
    expect(initialsOf('知乎')).toBe('知')
    expect(initialsOf('QQ 邮箱')).toBe('邮')
    expect(initialsOf('네이버')).toBe('네')
    expect(initialsOf('はてな')).toBe('は')
  })

  it('are two letters or digits otherwise', () => {
    expect(initialsOf('github')).toBe('Gi')
    expect(initialsOf('QQ')).toBe('QQ') // as the name writes them
    expect(initialsOf('12306')).toBe('12')
    expect(initialsOf('X')).toBe('X')
  })

  it('are its first emoji, whole, if there is nothing else', () => {
    expect(initialsOf('🎉🎈')).toBe('🎉')
    expect(initialsOf('👨‍👩‍👧‍👦🏳️‍🌈')).toBe('👨‍👩‍👧‍👦')
    expect(initialsOf('👍🏽👍')).toBe('👍🏽')
    expect(initialsOf('🇨🇳🇯🇵')).toBe('🇨🇳')
    expect(initialsOf('🎵 音乐')).toBe('音')
  })

  it('may be blank, and never split a character', () => {
    assert(property(string(), (name) => initialsOf(name).length <= 4))
    expect(initialsOf('!?')).toBe('')
  })
})
