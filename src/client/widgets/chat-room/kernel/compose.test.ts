import { describe, expect, test } from 'vitest'
import { countOf, insertAt, typedMention, withMention } from './compose.ts'

/** A text with its caret at `|`. */
const at = (text: string) => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
const shown = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`

test('characters are counted as the server counts them', () => {
  expect(countOf('你好🏔️')).toBe(4)
})

describe('a mention that is typed', () => {
  test.each([
    ['@|', { from: 0, name: '' }],
    ['早 @林|间', { from: 2, name: '林' }],
    ['你看@lin|', { from: 2, name: 'lin' }],
  ])('%s is found', (text, typed) => expect(typedMention(at(text))).toEqual(typed))

  test.each(['a@b|', '@lin |', '@lin，|', 'lin|', '|@lin'])('%s is none', (text) =>
    expect(typedMention(at(text))).toBeUndefined(),
  )

  test('is replaced by the whole name', () => {
    expect(shown(withMention(at('早 @li| 啊'), '林间', 2))).toBe('早 @林间 | 啊')
  })
})

test('a mention stands apart from what is before it', () => {
  expect(shown(withMention(at('|'), 'a'))).toBe('@a |')
  expect(shown(withMention(at('看|'), 'a'))).toBe('看 @a |')
  expect(shown(insertAt(at('早|啊'), 1, '🌞'))).toBe('早🌞|啊')
})
