import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('the least recently used entry is evicted first', () => {
  const cache = createLruCache<string>(100)
  cache.put('a', 'x'.repeat(15), 1)
  cache.put('b', 'x'.repeat(15), 2)
  expect(cache.get('a')).toMatchObject({ at: 1 })
  cache.put('c', 'x'.repeat(15), 3)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('c')).toBeDefined()
})

test('a replaced value counts once; one larger than the cache is not stored', () => {
  const cache = createLruCache<string>(100)
  for (let times = 0; times < 10; times += 1) cache.put('a', 'x'.repeat(15), times)
  cache.put('b', 'x'.repeat(15), 0)
  expect(cache.get('a')).toMatchObject({ at: 9 })
  cache.put('a', 'x'.repeat(500), 10)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeDefined()
})
