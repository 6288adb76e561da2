import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
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
])('Accept-Language %s selects %s', (header, language) => {
  expect(chooseLanguage(undefined, header)).toBe(language)
})

test('the query parameter takes precedence over the header', () => {
  expect(chooseLanguage('ko', 'ja')).toBe('ko')
  expect(chooseLanguage('klingon', 'ja')).toBe('ja')
})

test('any header selects one of the five languages', () => {
  fc.assert(fc.property(fc.string(), (header) => LANGUAGES.includes(chooseLanguage(header, header))))
})

test('entries are ordered by weight; malformed ones are ignored', () => {
  expect(parseQualities('a;q=0.5, b, c;q=2, d;q=0, ;;, e;q=0.75')).toEqual([
    { name: 'b', weight: 1 },
    { name: 'e', weight: 0.75 },
    { name: 'a', weight: 0.5 },
  ])
})
