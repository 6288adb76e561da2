import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstCodePoints, isWithin, oneLine, visibleLines, visibleText } from './one-line.ts'

test.each([
  ['a direction that is turned around', 'exe.\u202egpj', 'exe.gpj'],
  ['isolates and marks', '\u2066a\u2069\u200e\u061cb', 'ab'],
  ['what has no width', 'a\u200bb\u200c\u2060\ufeffc\u00add', 'abcd'],
  ['control characters', 'a\u0000b\tc\u0085d', 'a b c d'],
  ['lines', 'a\r\n\u2028 b', 'a b'],
  ['halves of pairs', 'a\ud83d b\udc00', 'a b'],
  ['characters of tags', 'a\u{e0061}\u{e007f}', 'a'],
  ['a joiner between letters', 'a\u200db\u200d', 'ab'],
  ['letters that are fillers', 'a\u3164b\u115f\u1160\uffa0', 'ab'],
  ['other characters without a form', 'a\u034f\u17b4\u2800\u180eb', 'ab'],
  ['a selector of a form that has no character', '\ufe0f a\ufe0f\ufe0f \ufe0fb\u{e0100}', 'a\ufe0f b\u{e0100}'],
  ['a joiner after an emoji that joins nothing', '👩\u200dx', '👩x'],
])('%s', (_what, text, clean) => {
  expect(oneLine(text)).toBe(clean)
})

test.each(['👨‍👩‍👧‍👦', '🏳️‍🌈', '👩🏽‍💻', '❤️‍🔥', '1️⃣', '🇨🇳', '葛\u{e0100}城', '日本語 한국어 繁體', 'Ünï·cødé'])(
  '%s stays',
  (text) => {
    expect(oneLine(text)).toBe(text)
    expect(visibleText(text)).toBe(text)
  },
)

test.each([
  ['lines of whatever system', 'a\r\nb\rc\nd\u2028e\u2029f', 'a\nb\nc\nd\ne\nf'],
  ['indents, and what is not seen', 'a \t\n  - b\u202e\u200b \n  - c', 'a\n  - b\n  - c'],
  ['empty lines', '\n \u200b\n a\n\n\n \n\nb\n\n', 'a\n\nb'],
  ['nothing', ' \n\u2028\u202e', ''],
])('of a text of several lines: %s', (_what, text, clean) => {
  expect(visibleLines(text)).toBe(clean)
  expect(visibleLines(clean)).toBe(clean)
})

test('lengths are in code points, and no pair is cut', () => {
  expect(oneLine('😀'.repeat(9), 4)).toBe('😀😀😀😀')
  expect(oneLine('ab  cd', 3)).toBe('ab')
  expect(firstCodePoints('a😀b', 2)).toBe('a😀')
  expect([3, 2].map((max) => isWithin(max)('a😀b'))).toEqual([true, false])
})

test('whatever comes, what is left is seen, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = oneLine(text)
      expect(line).not.toMatch(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\ufeff\u3164\uffa0\u2800]/u)
      expect(oneLine(line)).toBe(line)
      expect(line.isWellFormed()).toBe(true)
    }),
  )
})
