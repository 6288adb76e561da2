import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { joinPhrases } from './join-phrases.ts'

test('phrases have the comma of the language between them', () => {
  expect(LANGUAGES.map((language) => [language, joinPhrases(['a', undefined, 'b', '', 'c'], language)])).toEqual([
    ['zh-CN', 'a，b，c'],
    ['zh-TW', 'a，b，c'],
    ['en', 'a, b, c'],
    ['ja', 'a、b、c'],
    ['ko', 'a, b, c'],
  ])
})

test('one phrase stays alone', () => {
  expect(joinPhrases(['a', ''], 'ja')).toBe('a')
  expect(joinPhrases([], 'zh-CN')).toBe('')
})
