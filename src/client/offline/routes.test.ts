import { expect, test } from 'vitest'
import { keptBuilds, placeOf } from './routes.ts'

const origin = 'https://genkan.example'
const asked = (path: string, mode = 'no-cors', method = 'GET') =>
  placeOf({ url: new URL(path, origin).href, mode, method }, origin)

test('the page, its parts and its pictures come from the caches', () => {
  expect(asked('/', 'navigate')).toBe('page')
  expect(asked('/?a=1#b', 'navigate')).toBe('page')
  expect(asked('/assets/home-a1.js', 'cors')).toBe('asset')
  expect(asked('/icons/sites/a.svg')).toBe('picture')
  expect(asked('/favicon.svg')).toBe('picture')
})

test('everything else is left to the browser', () => {
  expect(asked('/api/suggest?wd=a', 'cors')).toBeUndefined()
  expect(asked('/gallery', 'navigate')).toBeUndefined()
  expect(asked('/assets/a.js', 'cors', 'HEAD')).toBeUndefined()
  expect(asked('https://elsewhere.example/assets/a.js')).toBeUndefined()
  expect(asked('/sw.js')).toBeUndefined()
})

test('the caches of this build and of the two before it stay', () => {
  expect(keptBuilds(['a', 'b', 'c', 'd'], 'd')).toEqual(['b', 'c', 'd'])
  expect(keptBuilds(['a', 'b', 'c', 'd'], 'a')).toEqual(['c', 'd', 'a'])
  expect(keptBuilds(['a'], 'a')).toEqual(['a'])
})
