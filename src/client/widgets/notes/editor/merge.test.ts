import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeText, replacementOf } from './merge.ts'

const apply = (text: string, { from, to, insert }: ReturnType<typeof replacementOf>) =>
  text.slice(0, from) + insert + text.slice(to)
const text = fc.string({ unit: fc.constantFrom('a', 'b', '山', '😀', '\n'), maxLength: 30 })

describe('the smallest replacement', () => {
  test('makes one text the other', () => {
    fc.assert(fc.property(text, text, (a, b) => apply(a, replacementOf(a, b)) === b))
  })

  test('is where the texts differ', () => {
    expect(replacementOf('abcdef', 'abXdef')).toEqual({ from: 2, to: 3, insert: 'X' })
    expect(replacementOf('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' })
  })

  test('cuts no character in two', () => {
    expect(replacementOf('😀', '😁')).toEqual({ from: 0, to: 2, insert: '😁' })
    expect(replacementOf('\u{1F600}', '\u{1FA00}')).toEqual({ from: 0, to: 2, insert: '\u{1FA00}' })
  })
})

describe('two changes of one text', () => {
  test('of different parts are both made', () => {
    expect(mergeText('one two three', 'ONE two three', 'one two THREE')).toBe('ONE two THREE')
    expect(mergeText('one two three', 'one two THREE', 'ONE two three')).toBe('ONE two THREE')
  })

  test('at one place are both kept, the own first', () => {
    expect(mergeText('', 'mine', 'theirs')).toBe('minetheirs')
    expect(mergeText('a word b', 'a mine b', 'a theirs b')).toBe('a mine\ntheirs b')
  })

  test('of which one is none are the other', () => {
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeText(base, other, base)).toBe(other)
        expect(mergeText(base, base, other)).toBe(other)
        expect(mergeText(base, other, other)).toBe(other)
      }),
    )
  })

  test('lose nothing that either has typed', () => {
    fc.assert(
      fc.property(text, fc.nat(30), fc.nat(30), (base, mine, theirs) => {
        const insert = (at: number, typed: string) => base.slice(0, at) + typed + base.slice(at)
        const merged = mergeText(base, insert(mine, '<mine>'), insert(theirs, '<theirs>'))
        expect(merged).toContain('<mine>')
        expect(merged).toContain('<theirs>')
      }),
    )
  })
})
