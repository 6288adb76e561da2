import { describe, expect, test } from 'vitest'
import type { WallpaperEntry } from '../../../../shared/entities/wallpaper.ts'
import { goThrough, HISTORY_LIMIT, isDue, NO_HISTORY, recordShown } from './rotation.ts'

const entry = (id: string): WallpaperEntry => ({ wallpaperSrc: id, wallpaperMiniSrc: id, wallpaperType: 1 })
const shown = (...ids: readonly string[]) =>
  ids.reduce((history, id, at) => recordShown(history, entry(id), at), NO_HISTORY)
const sources = ({ entries }: { readonly entries: readonly WallpaperEntry[] }) => entries.map((one) => one.wallpaperSrc)

describe('the history of wallpapers', () => {
  test('has the last twenty, newest last', () => {
    const many = shown(...Array.from({ length: 25 }, (_, at) => `w${at}`))
    expect(sources(many)).toHaveLength(HISTORY_LIMIT)
    expect(sources(many).at(0)).toBe('w5')
    expect(many).toMatchObject({ index: 19, changedAt: 24 })
  })

  test('goes back and forth, and stays at its ends', () => {
    const back = goThrough(shown('a', 'b'), -1, 9)
    expect(back).toMatchObject({ index: 0, changedAt: 9 })
    expect(goThrough(back, -1, 10)).toBe(back)
    expect(goThrough(back, 1, 11).index).toBe(1)
    expect(goThrough(NO_HISTORY, 1, 1)).toBe(NO_HISTORY)
  })

  test('forgets what followed when another one is chosen, and has none twice', () => {
    expect(sources(recordShown(goThrough(shown('a', 'b', 'c'), -1, 5), entry('d'), 6))).toEqual(['a', 'b', 'd'])
    expect(sources(recordShown(shown('a', 'b'), entry('a'), 6))).toEqual(['b', 'a'])
  })
})

test('a change is due when the interval has passed, never with none', () => {
  const minute = 60_000
  expect(isDue(5, 0, 5 * minute - 1)).toBe(false)
  expect(isDue(5, 0, 5 * minute)).toBe(true)
  expect(isDue(0, 0, 1e12)).toBe(false)
  // the clock was set back
  expect(isDue(5, 10 * minute, minute)).toBe(true)
})
