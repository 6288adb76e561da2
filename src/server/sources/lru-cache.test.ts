import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('when there is too much, what was used longest ago goes first', () => {
  const kept = createLruCache<string>(100)
  kept.put('a', 'x'.repeat(15), 1)
  kept.put('b', 'x'.repeat(15), 2)
  expect(kept.get('a')).toMatchObject({ at: 1 })
  kept.put('c', 'x'.repeat(15), 3)
  expect(kept.get('b')).toBeUndefined()
  expect(kept.get('a')).toBeDefined()
  expect(kept.get('c')).toBeDefined()
})

test('a value put again counts once; one that is larger than everything is not kept', () => {
  const kept = createLruCache<string>(100)
  for (let times = 0; times < 10; times += 1) kept.put('a', 'x'.repeat(15), times)
  kept.put('b', 'x'.repeat(15), 0)
  expect(kept.get('a')).toMatchObject({ at: 9 })
  kept.put('a', 'x'.repeat(500), 10)
  expect(kept.get('a')).toBeUndefined()
  expect(kept.get('b')).toBeDefined()
})
