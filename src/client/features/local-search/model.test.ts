import { expect, test } from 'vitest'
import { addRecent, RECENT_LIMIT } from './model.ts'

test('recently used entries have the last used first, each once, at most 50', () => {
  expect(['a', 'b', 'a'].reduce(addRecent, [] as readonly string[])).toEqual(['a', 'b'])
  const many = Array.from({ length: 60 }, (_, n) => String(n)).reduce(addRecent, [] as readonly string[])
  expect([many.length, many[0], many.at(-1)]).toEqual([RECENT_LIMIT, '59', '10'])
})
