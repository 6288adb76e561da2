import { describe, expect, test } from 'vitest'
import { another, BUNDLED, veiled } from './automatic.ts'

const pair = { wallpaperType: 2 as const, wallpaperSrc: '', wallpaperBg: '', wallpaperMask: 0 }
const own = { ...pair, wallpaperType: 1 as const, wallpaperSrc: 'https://x.example/a.jpg' }

describe('a random wallpaper', () => {
  test('is always another one than is shown', () => {
    for (const chance of [0, 0.3, 0.6, 0.999]) {
      for (const wallpaperSrc of BUNDLED) {
        expect(another({ ...pair, wallpaperSrc }, 'light', chance).wallpaperSrc).not.toBe(wallpaperSrc)
      }
      expect(another(pair, 'light', chance).wallpaperSrc).not.toBe('genkan:dawn')
      expect(another(pair, 'dark', chance).wallpaperSrc).not.toBe('genkan:night')
    }
  })

  test('may be any of the others, and is a picture even where a colour was', () => {
    const found = [0, 0.4, 0.9].map((chance) => another(own, 'light', chance).wallpaperSrc)
    expect(found).toEqual([...BUNDLED])
    expect(another({ ...pair, wallpaperType: 0, wallpaperBg: '#123456' }, 'light', 0).wallpaperType).toBe(1)
  })
})

describe('the mask', () => {
  test('is 40 in the dark and 0 in the light', () => {
    expect(veiled(own, 'dark').wallpaperMask).toBe(40)
    expect(veiled({ ...own, wallpaperMask: 40 }, 'light').wallpaperMask).toBe(0)
  })

  test('spares the night that is built in', () => {
    expect(veiled(pair, 'dark')).toBe(pair)
    expect(veiled({ ...pair, wallpaperSrc: 'genkan:night', wallpaperMask: 40 }, 'dark').wallpaperMask).toBe(0)
    expect(veiled({ ...pair, wallpaperSrc: 'genkan:dusk' }, 'dark').wallpaperMask).toBe(40)
  })

  test('that the user has set by hand stays', () => {
    expect(veiled({ ...own, wallpaperMask: 25 }, 'dark').wallpaperMask).toBe(25)
    expect(veiled({ ...own, wallpaperMask: 60 }, 'light').wallpaperMask).toBe(60)
  })
})
