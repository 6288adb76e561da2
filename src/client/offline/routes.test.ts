import { expect, test } from 'vitest'
import { cacheSourceOf, retainedBuilds } from './routes.ts'

const origin = 'https://genkan.example'
const sourceOf = (path: string, mode = 'no-cors', method = 'GET') =>
  cacheSourceOf({ url: new URL(path, origin).href, mode, method }, origin)

test('the page, its assets and its pictures come from the caches', () => {
  expect(sourceOf('/', 'navigate')).toBe('page')
  expect(sourceOf('/?a=1#b', 'navigate')).toBe('page')
  expect(sourceOf('/assets/home-a1.js', 'cors')).toBe('asset')
  expect(sourceOf('/icons/sites/a.svg')).toBe('picture')
  expect(sourceOf('/favicon.svg')).toBe('picture')
})

test('everything else is left to the browser', () => {
  expect(sourceOf('/api/suggest?wd=a', 'cors')).toBeUndefined()
  expect(sourceOf('/gallery', 'navigate')).toBeUndefined()
  expect(sourceOf('/assets/a.js', 'cors', 'HEAD')).toBeUndefined()
  expect(sourceOf('https://elsewhere.example/assets/a.js')).toBeUndefined()
  expect(sourceOf('/sw.js')).toBeUndefined()
})

test('the caches of this build and of the two before it are retained', () => {
  expect(retainedBuilds(['a', 'b', 'c', 'd'], 'd')).toEqual(['b', 'c', 'd'])
  expect(retainedBuilds(['a', 'b', 'c', 'd'], 'a')).toEqual(['c', 'd', 'a'])
  expect(retainedBuilds(['a'], 'a')).toEqual(['a'])
})
