import { expect, test } from 'vitest'
import { themeSettings } from '../../data/theme/index.ts'
import { wallpaperSettings } from '../wallpaper/index.ts'
import { shownName } from '../wallpaper/lazy.ts'
import { lookOf } from './looks.ts'

const shown = (theme: 'light' | 'dark') => ({
  ...themeSettings.get(),
  theme,
  wallpaper: shownName(wallpaperSettings.get(), theme),
})

test('a new user has the look of the dawn by day, and none of the four in the dark', () => {
  expect(lookOf(shown('light'))?.id).toBe('dawn')
  expect(lookOf(shown('dark'))).toBeUndefined()
})

test('another primary, or one from the wallpaper, is no look', () => {
  expect(lookOf({ ...shown('light'), primaryColor: '#b0452f' })).toBeUndefined()
  expect(lookOf({ ...shown('light'), primaryColorByWallpaper: true })).toBeUndefined()
})
