import { expect, test } from 'vitest'
import type { Language } from '../../constants.ts'
import { translationDirection } from './translation-direction.ts'

test.each([
  ['香山红叶', 'zh-CN', 'zh', 'en'],
  ['red leaves', 'zh-CN', 'en', 'zh'],
  ['HTTP 协议', 'zh-CN', 'zh', 'en'],
  ['桜の花', 'zh-CN', 'ja', 'zh'],
  ['단풍', 'zh-TW', 'ko', 'zh-TW'],
  ['香山紅葉', 'zh-TW', 'zh', 'en'],
  ['red leaves', 'en', 'en', 'zh'],
  ['香山红叶', 'en', 'zh', 'en'],
  ['紅葉', 'ja', 'ja', 'en'],
  ['red leaves', 'ja', 'en', 'ja'],
  ['香山红叶', 'ko', 'zh', 'ko'],
  ['단풍', 'ko', 'ko', 'en'],
] as const)('“%s” in %s is translated from %s into %s', (text, language, from, to) => {
  expect(translationDirection(text, language)).toEqual({ from, to })
})

test('a text without letters is not translated', () => {
  for (const text of ['', ' ', '12 + 30', '😀', '…'])
    expect(translationDirection(text, 'zh-CN' satisfies Language)).toBeUndefined()
})
