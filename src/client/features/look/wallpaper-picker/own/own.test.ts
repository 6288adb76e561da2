import { expect, test } from 'vitest'
import { FAVORITES_LIMIT, type WallpaperEntry } from '../../../../../shared/entities/wallpaper.ts'
import { isFavorite, toggleFavorite } from '../favorites/favorites.ts'
import { OWN_LIMIT, type OwnWallpaper, withOwn } from './own.ts'

const own = (src: string): OwnWallpaper => ({ src, minSrc: `${src}-mini`, type: 1 })
const entry = (wallpaperSrc: string): WallpaperEntry => ({ wallpaperSrc, wallpaperMiniSrc: '', wallpaperType: 1 })

test('own wallpapers are listed newest first, none twice', () => {
  expect(withOwn([own('a'), own('b')], [own('c'), own('b'), own('c')]).map(({ src }) => src)).toEqual(['b', 'c', 'a'])
  const many = Array.from({ length: OWN_LIMIT }, (_, at) => own(`w${at}`))
  expect(withOwn(many, [own('new')])).toHaveLength(OWN_LIMIT)
  expect(withOwn(many, [own('new')])[0]).toEqual(own('new'))
})

test('a favourite is added as the first, and removed by the same act', () => {
  const two = toggleFavorite(toggleFavorite([], entry('a')), entry('b'))
  expect(two.map((one) => one.wallpaperSrc)).toEqual(['b', 'a'])
  expect(isFavorite(two, entry('a'))).toBe(true)
  expect(toggleFavorite(two, entry('a'))).toEqual([entry('b')])
  const many = Array.from({ length: FAVORITES_LIMIT }, (_, at) => entry(`w${at}`))
  expect(toggleFavorite(many, entry('new'))).toHaveLength(FAVORITES_LIMIT)
})
