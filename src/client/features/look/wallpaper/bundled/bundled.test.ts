import { describe, expect, test } from 'vitest'
import { withThemeMask as withMask } from './bundled.ts'

const isNight = (name: string) => name === 'genkan:night'
const withThemeMask = (values: Parameters<typeof withMask>[0], theme: 'light' | 'dark', tint?: string) =>
  withMask(values, theme, isNight, tint)

const pair = { wallpaperType: 2 as const, wallpaperSrc: '', wallpaperBg: '', wallpaperMask: 0 }
const own = { ...pair, wallpaperType: 1 as const, wallpaperSrc: 'https://x.example/a.jpg' }

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
