import { expect, test } from 'vitest'
import { wallpaperSettings } from '../../wallpaper/settings.first-frame.ts'
import { providers } from './list.ts'

test('every choice of autoWallpaperSource is a source of wallpapers', () => {
  expect(providers.map(({ id }) => id)).toEqual(wallpaperSettings.fields.autoWallpaperSource.options)
})
