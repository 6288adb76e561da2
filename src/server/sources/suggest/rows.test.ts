import { expect, test } from 'vitest'
import { SourceFailure } from '../source.ts'
import { encode } from '../text.ts'
import { toSuggestions } from './rows.ts'

test('a suggestion has no invisible, bidirectional or line break characters', () => {
  expect(toSuggestions(['a\u202eb', 'c\u200bd', ' e\n\tf ', '\ufeffg', 'h\u0000'])).toEqual([
    'ab',
    'cd',
    'e f',
    'g',
    'h',
  ])
  expect(toSuggestions(['a\u061cb', 'c\ufff9d\ufffae\ufffbf', 'g\u{e0001}\u{e0067}\u{e007f}h'])).toEqual([
    'ab',
    'cdef',
    'gh',
  ])
})

test('empty, duplicate and overlong suggestions are dropped', () => {
  expect(toSuggestions(['', ' \u200b ', 'a', 'a ', '钟'.repeat(101), '钟'.repeat(100)])).toEqual([
    'a',
    '钟'.repeat(100),
  ])
})

test('no rows give no suggestions; rows without any string are a shape failure', () => {
  expect(toSuggestions([])).toEqual([])
  expect(() => toSuggestions([1, null, {}])).toThrow(SourceFailure)
})

test('a lone surrogate in a query does not throw', () => {
  expect(encode('a\ud800 &')).toBe('a%EF%BF%BD%20%26')
})
