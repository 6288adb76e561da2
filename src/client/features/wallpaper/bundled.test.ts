import { describe, expect, test } from 'vitest'
import { BUNDLED, randomWallpaper, withThemeMask } from './bundled.ts'

const pair = { wallpaperType: 2 as const, wallpaperSrc: '', wallpaperBg: '', wallpaperMask: 0 }
const own = { ...pair, wallpaperType: 1 as const, wallpaperSrc: 'https://x.example/a.jpg' }

describe('a random wallpaper', () => {
  test('is never the shown one', () => {
    for (const random of [0, 0.3, 0.6, 0.999]) {
      for (const wallpaperSrc of BUNDLED) {
        expect(randomWallpaper({ ...pair, wallpaperSrc }, 'light', random).wallpaperSrc).not.toBe(wallpaperSrc)
      }
      expect(randomWallpaper(pair, 'light', random).wallpaperSrc).not.toBe('genkan:dawn')
      expect(randomWallpaper(pair, 'dark', random).wallpaperSrc).not.toBe('genkan:night')
    }
  })

  test('is any of the others, and replaces a colour by an image', () => {
    const found = [0, 0.4, 0.9].map((random) => randomWallpaper(own, 'light', random).wallpaperSrc)
    expect(found).toEqual([...BUNDLED])
    expect(randomWallpaper({ ...pair, wallpaperType: 0, wallpaperBg: '#123456' }, 'light', 0).wallpaperType).toBe(1)
  })
})

describe('the mask', () => {
  test('is 40 in dark mode and 0 in light mode', () => {
    expect(withThemeMask(own, 'dark').wallpaperMask).toBe(40)
    expect(withThemeMask({ ...own, wallpaperMask: 40 }, 'light').wallpaperMask).toBe(0)
  })

  test('is not set over the bundled night', () => {
    expect(withThemeMask(pair, 'dark')).toBe(pair)
    expect(withThemeMask({ ...pair, wallpaperSrc: 'genkan:night', wallpaperMask: 40 }, 'dark').wallpaperMask).toBe(0)
    expect(withThemeMask({ ...pair, wallpaperSrc: 'genkan:dawn' }, 'dark').wallpaperMask).toBe(40)
  })

  test('is at most 20 over a warm wallpaper, and 0 again in light mode', () => {
    const warm = '0.018 35'
    expect(withThemeMask(own, 'dark', warm).wallpaperMask).toBe(20)
    expect(withThemeMask(own, 'dark', '0.018 208').wallpaperMask).toBe(40)
    expect(withThemeMask(own, 'dark', '0.000 0').wallpaperMask).toBe(40)
    expect(withThemeMask({ ...pair, wallpaperSrc: 'genkan:dusk' }, 'dark').wallpaperMask).toBe(20)
    expect(withThemeMask({ ...own, wallpaperMask: 20 }, 'light', warm).wallpaperMask).toBe(0)
  })

  test('set by the user stays', () => {
    expect(withThemeMask({ ...own, wallpaperMask: 25 }, 'dark').wallpaperMask).toBe(25)
    expect(withThemeMask({ ...own, wallpaperMask: 60 }, 'light').wallpaperMask).toBe(60)
  })
})
