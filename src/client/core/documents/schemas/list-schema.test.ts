import { expect, test } from 'vitest'
import { listSchema } from './list-schema.ts'

const readText = (input: unknown) => (typeof input === 'string' ? input : undefined)
const texts = listSchema('texts', readText, (list) => [...new Set(list)].slice(0, 2))

test('a list is read one by one, tidied, and says what it lost', () => {
  expect(texts.parse(['a', 1, 'a', 'b', 'c'])).toEqual({ ok: true, value: ['a', 'b'], repaired: ['texts.1'] })
  expect(texts.parse(['a', 'a'])).toEqual({ ok: true, value: ['a'], repaired: [] })
})

test('what is no list is an empty one, and repaired as a whole', () => {
  for (const input of [undefined, null, {}, 'a'])
    expect(texts.parse(input)).toEqual({ ok: true, value: [], repaired: ['texts'] })
})
