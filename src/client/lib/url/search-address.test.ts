import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchAddress } from './search-address.ts'

test('the text is appended to the engine’s prefix', () => {
  expect(searchAddress('https://www.baidu.com/s?wd=', ' 玄关 & C# ')).toBe(
    'https://www.baidu.com/s?wd=%E7%8E%84%E5%85%B3%20%26%20C%23',
  )
})

test('or inserted at the engine’s placeholder', () => {
  expect(searchAddress('https://example.com/find/%s?lang=zh', 'a/b')).toBe('https://example.com/find/a%2Fb?lang=zh')
  expect(searchAddress('https://example.com/?a={q}&b={q}', '$&')).toBe('https://example.com/?a=%24%26&b=%24%26')
})

test('a typed placeholder is plain text', () => {
  expect(searchAddress('https://example.com/?q=%s', '%s {q}')).toBe('https://example.com/?q=%25s%20%7Bq%7D')
})

test('blank text is not searched, and half an emoji does not break the search', () => {
  expect(searchAddress('https://example.com/?q=', ' \n ')).toBeUndefined()
  expect(searchAddress('https://example.com/?q=', 'a\ud83d')).toBe('https://example.com/?q=a%EF%BF%BD')
})

test('an engine without a web address searches nothing', () => {
  expect(searchAddress('javascript:alert(', '1)')).toBeUndefined()
  expect(searchAddress('', 'https://example.com')).toBeUndefined()
})

test('any text can be read back from the address', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.constantFrom('https://e.com/?q=', 'https://e.com/?x=1&q=%s#y'),
      (text, src) => {
        const address = searchAddress(src, text)
        if (address === undefined) expect(text.trim()).toBe('')
        else expect(new URL(address).searchParams.get('q')).toBe(text.trim())
      },
    ),
    { numRuns: 2000 },
  )
})
