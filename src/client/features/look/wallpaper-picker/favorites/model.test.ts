import { expect, test } from 'vitest'
import { FAVORITES_LIMIT, type WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { wallpaperKey } from '../../../../../shared/lib/wallpaper/wallpaper-key.ts'
import { afterExchange, batchesOf, unsentChanges } from './model.ts'

const SITE = 'https://a.example/'
const of = (wallpaperSrc: string): WallpaperEntry => ({ wallpaperSrc, wallpaperMiniSrc: '', wallpaperType: 1 })
const entry = (name: string) => of(SITE + name)
const entries = (names: string) => [...names].map(entry)
const names = (list: readonly WallpaperEntry[]) =>
  list.map(({ wallpaperSrc }) => wallpaperSrc.slice(SITE.length)).join('')
const own = of('face:1')

test('what has changed since the last exchange is sent; own pictures stay on their device', () => {
  const { added, removed } = unsentChanges(entries('bc').map(wallpaperKey), [own, ...entries('ab')])
  expect([names(added), removed]).toEqual(['a', [`${SITE}c`]])
  expect(unsentChanges([`${SITE}a`], entries('a'))).toEqual({ added: [], removed: [] })
})

test.each([
  ['an addition of another device comes first', 'ab', 'ab', 'xab', 'xab'],
  ['a removal of another device is made here', 'ab', 'ab', 'a', 'a'],
  ['what was added meanwhile stays', 'xab', 'ab', 'ab', 'xab'],
  ['what was removed meanwhile stays away', 'a', 'ab', 'ab', 'a'],
  ['the order of this device stays', 'ba', 'ba', 'ab', 'ba'],
])('%s', (_what, now, sent, held, after) => {
  expect(names(afterExchange(entries(now), entries(sent), entries(held)))).toBe(after)
})

test('nothing new is no change, own pictures stay, and no more than the limit is kept', () => {
  const now = [own, ...entries('ab')]
  expect(afterExchange(now, now, entries('ba'))).toBe(now)
  const many = Array.from({ length: FAVORITES_LIMIT }, (_, at) => entry(`w${at}`))
  expect(afterExchange(many, many, [entry('x'), ...many])).toHaveLength(FAVORITES_LIMIT)
})

test('batches keep to their count and bytes; what is larger goes alone', () => {
  const most = { count: 3, bytes: 20 }
  expect(batchesOf([1, 2, 3, 4], most)).toEqual([[1, 2, 3], [4]])
  expect(batchesOf(['aaaaa', '叶叶叶', 'x'.repeat(50), 'b'], most)).toEqual([
    ['aaaaa', '叶叶叶'],
    ['x'.repeat(50)],
    ['b'],
  ])
  expect(batchesOf([], most)).toEqual([])
})
