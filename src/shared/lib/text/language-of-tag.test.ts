import { expect, test } from 'vitest'
import { languageOfTag } from './language-of-tag.ts'

test.each([
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-MO', 'zh-TW'],
  ['zh-Hant-CN', 'zh-TW'],
  ['en-GB', 'en'],
  [' JA ', 'ja'],
  ['fr', undefined],
  ['', undefined],
])('%s reads %s', (tag, language) => {
  expect(languageOfTag(tag)).toBe(language)
})
