import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answerTo,
  foldedText,
  inOneLine,
  mentionName,
  mentions,
  piecesOf,
  readText,
  withoutGaps,
} from './message-text.ts'

test('an answer has what it answers in its first line, and is read as such', () => {
  const text = answerTo({ nickname: '林 间', text: '径山那条线\n你走过吗？' }, '东线通了')
  expect(text).toBe('> @林_间 径山那条线 你走过吗？\n东线通了')
  expect(readText(text)).toEqual({ quote: { of: '林_间', text: '径山那条线 你走过吗？' }, body: '东线通了' })
  expect(inOneLine(text)).toBe('东线通了')
  expect(mentions(text, '林 间')).toBe(true)
})

test('an answer to an answer quotes what was said alone, and a long one is cut', () => {
  const first = answerTo({ nickname: 'a', text: 'hello' }, '字'.repeat(60))
  expect(answerTo({ nickname: 'b', text: first }, 'ok')).toBe(`> @b ${'字'.repeat(39)}…\nok`)
})

test.each(['> quoted', '> @a\nb', '> @a text\n ', 'a > @b c\nd'])('%j answers nothing', (text) => {
  expect(readText(text)).toEqual({ quote: undefined, body: text })
})

test('addresses and mentions are parts of their own', () => {
  expect(piecesOf('@秋林 看 https://example.com/a?b=1。好')).toEqual([
    { is: 'mention', text: '@秋林', name: '秋林' },
    { is: 'text', text: ' 看 ' },
    { is: 'link', text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { is: 'text', text: '。好' },
  ])
  expect(piecesOf('mail a@b.c, javascript:alert(1) and http://')).toEqual([
    { is: 'text', text: 'mail a@b.c, javascript:alert(1) and http://' },
  ])
})

test.each(['J. Doe', '小明！', 'a,b', '林:间', 'x@y', '...', '。', 'x)'])(
  'whoever is called %s can be mentioned',
  (nickname) => {
    expect(mentions(`早 @${mentionName(nickname)} 你好`, nickname)).toBe(true)
    expect(mentions(answerTo({ nickname, text: 'x' }, 'ok'), nickname)).toBe(true)
  },
)

test.each([
  ['看https://example.com/a好的', 'https://example.com/a'],
  ['https://ja.wikipedia.org/wiki/Aです', 'https://ja.wikipedia.org/wiki/A'],
  ['여기 https://example.com/a에서', 'https://example.com/a'],
  ['https://en.wikipedia.org/wiki/Go_(game)', 'https://en.wikipedia.org/wiki/Go_(game)'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['(https://example.com/a_(b)).', 'https://example.com/a_(b)'],
])('of %j the address is %s', (text, address) => {
  expect(piecesOf(text).flatMap((piece) => (piece.is === 'link' ? [piece.text] : []))).toEqual([address])
})

test('an address with a name before its host, which looks as if it led elsewhere, is no link', () => {
  for (const text of ['https://bank.example@evil.example/', 'http://a:b@c.example'])
    expect(piecesOf(text)).toEqual([{ is: 'text', text }])
})

test('of many blank lines one is left', () => {
  expect(withoutGaps(`a\n${'\n \n'.repeat(90)}b\n\nc\nd`)).toBe('a\n\nb\n\nc\nd')
})

test('a text of many lines is folded', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `${index}`).join('\n')
  expect(foldedText(lines(12))).toBeUndefined()
  expect(foldedText(lines(13))).toBe(lines(8))
})

test('whatever is said, its parts are the whole of it, and links lead to the web alone', () => {
  const signs = fc.constantFrom('@', ' ', 'https://', 'a', '林', '.', '，', '\n', 'javascript:', '<', '/', '😀')
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces) if (piece.is === 'link') expect(piece.href).toMatch(/^https?:\/\/[^/]/)
    }),
  )
})
