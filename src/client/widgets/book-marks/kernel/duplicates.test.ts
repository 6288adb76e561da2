import { expect, test } from 'vitest'
import { plainBookmark } from '../../../../shared/entities/bookmark.ts'
import { findDuplicates, pageKey, surplusOf } from './duplicates.ts'

test.each([
  'http://a.example/b?x=1',
  'https://www.a.example/b/?x=1',
  'https://a.example/b?utm_source=mail&x=1&utm_medium=x',
  'https://A.example/b?x=1&fbclid=7',
])('%s is the same page', (url) => expect(pageKey(url)).toBe('a.example/b?x=1'))

test.each([
  'https://a.example/b?x=2',
  'https://a.example/b',
  'https://a.example/b?x=1#c',
  'https://a.example:81/b?x=1',
])('%s is another page', (url) => expect(pageKey(url)).not.toBe('a.example/b?x=1'))

test('of each page one stays: the first, or the chosen one', () => {
  const placed = ['a', 'b', 'a/', 'c', 'b?utm_x=1', 'a?utm_x=2'].map((path, at) => ({
    bookmark: plainBookmark(String(at), path, `https://s.example/${path}`),
    path: [],
  }))
  const found = findDuplicates(placed)
  expect(found.map(({ placed: same }) => same.map(({ bookmark }) => bookmark.id))).toEqual([
    ['0', '2', '5'],
    ['1', '4'],
  ])
  expect([...surplusOf(found, new Map())]).toEqual(['2', '5', '4'])
  expect([...surplusOf(found, new Map([['s.example/a', '5']]))]).toEqual(['0', '2', '4'])
  expect([...surplusOf(found, new Map([['s.example/a', 'gone']]))]).toEqual(['2', '5', '4'])
})
