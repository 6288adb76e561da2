import { expect, test } from 'vitest'
import { SourceFailure } from '../source.ts'
import { encode, toSuggestions } from './rows.ts'

test('a suggestion is plain text: nothing in it hides, turns around or breaks the line', () => {
  expect(toSuggestions(['a\u202eb', 'c\u200bd', ' e\n\tf ', '\ufeffg', 'h\u0000'])).toEqual([
    'a b',
    'c d',
    'e f',
    'g',
    'h',
  ])
})

test('what is empty, said twice or longer than a search may be is left out', () => {
  expect(toSuggestions(['', ' \u200b ', 'a', 'a ', '钟'.repeat(101), '钟'.repeat(100)])).toEqual([
    'a',
    '钟'.repeat(100),
  ])
})

test('no rows are no suggestions; rows of which none is a text are another shape', () => {
  expect(toSuggestions([])).toEqual([])
  expect(() => toSuggestions([1, null, {}])).toThrow(SourceFailure)
})

test('half of a character in a question does not end the program', () => {
  expect(encode('a\ud800 &')).toBe('a%EF%BF%BD%20%26')
})
