import { expect, test } from 'vitest'
import { createLruCache } from './lru-cache.ts'

test('the least recently used entry is evicted first', () => {
  const cache = createLruCache<string>(500)
  cache.put('a', 'x'.repeat(15), 1)
  cache.put('b', 'x'.repeat(15), 2)
  expect(cache.get('a')).toMatchObject({ at: 1 })
  cache.put('c', 'x'.repeat(15), 3)
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
  expect(cache.get('c')).toBeDefined()
})

test('entries without contents are bounded, too', () => {
  const cache = createLruCache<readonly string[]>(100_000)
  for (let at = 0; at < 10_000; at += 1) cache.put(`text ${at}`, [], at)
  const left = Array.from({ length: 10_000 }, (_, at) => cache.get(`text ${at}`)).filter((one) => one !== undefined)
  expect(left.length).toBeGreaterThan(100)
  expect(left.length).toBeLessThan(500)
})

test('a replaced value counts once; one larger than the cache is not stored', () => {
  const cache = createLruCache<string>(500)
  for (let times = 0; times < 10; times += 1) cache.put('a', 'x'.repeat(15), times)
  cache.put('b', 'x'.repeat(15), 0)
  expect(cache.get('a')).toMatchObject({ at: 9 })
  cache.put('a', 'x'.repeat(500), 10)
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeDefined()
})
