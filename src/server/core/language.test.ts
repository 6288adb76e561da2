import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/constants.ts'
import { chooseLanguage } from './language.ts'
import { parseQualities } from './qualities.ts'

test.each([
  ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-CN'],
  ['zh', 'zh-CN'],
  ['zh-Hant-HK, en;q=0.5', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['en-GB', 'en'],
  ['fr, ja;q=0.8, ko;q=0.9', 'ko'],
  ['fr-CH, de;q=0.9', 'en'],
  ['en;q=0, ja', 'ja'],
  ['*', 'zh-CN'],
  [undefined, 'zh-CN'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(chooseLanguage(undefined, header)).toBe(language)
})

test('what the query says goes before what the browser says', () => {
  expect(chooseLanguage('ko', 'ja')).toBe('ko')
  expect(chooseLanguage('klingon', 'ja')).toBe('ja')
})

test('any header leads to one of the five languages', () => {
  fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(chooseLanguage(header, header))))
})

test('wishes are ordered by weight; what follows no grammar is ignored', () => {
  expect(parseQualities('a;q=0.5, b, c;q=2, d;q=0, ;;, e;q=0.75')).toEqual([
    { name: 'b', weight: 1 },
    { name: 'e', weight: 0.75 },
    { name: 'a', weight: 0.5 },
  ])
})
