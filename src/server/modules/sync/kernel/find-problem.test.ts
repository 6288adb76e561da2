import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_DEPTH } from '../../../../shared/lib/values/json-depth.ts'
import { decodeContent, findProblem } from './find-problem.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

test.each(['', 'x', '{', '1', '"text"', 'null', 'true', '{"a":1}}', '{"a":"\ud800"}'])(
  'a section is an object or an array, not %j',
  (body) => {
    expect(findProblem('more', body)).toBe('')
  },
)

test.each(['{}', '[]', ' [1]\n', '{"content":"no base64, and no note"}', '{"a":"\\ud800"}'])('%j is one', (body) => {
  expect(findProblem('more', body)).toBeUndefined()
})

test('in notes every content is base64 of UTF-8, however deep; the path names what is not', () => {
  const notes = (content: unknown) => JSON.stringify({ list: [{ content: base64('山') }, { child: { content } }] })
  for (const content of [base64(''), base64('且将新火试新茶 🍵'), 7, null, { content: base64('x') }])
    expect(findProblem('notes', notes(content))).toBeUndefined()
  const invalidUtf8 = Buffer.from([0xff, 0xfe]).toString('base64')
  for (const content of ['plain text', 'YQ', 'YQ=', 'YR==', ' YQ==', invalidUtf8])
    expect([content, findProblem('notes', notes(content))]).toEqual([content, 'list.1.child.content'])
  expect(findProblem('notes', '[{"content":{"content":"?"}}]')).toBe('0.content.content')
})

test('a body that is deeper than a program can read by recursion is none', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}{"content":"YQ=="}${']'.repeat(depth)}`
  for (const section of ['notes', 'more'] as const) {
    expect(findProblem(section, nested(MAX_DEPTH - 1))).toBeUndefined()
    expect(findProblem(section, nested(MAX_DEPTH))).toBe('')
    expect(findProblem(section, nested(900_000))).toBe('')
  }
})

test('any text as base64 is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeContent(base64(text))).toBe(text)
    }),
  )
})
