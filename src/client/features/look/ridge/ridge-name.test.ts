import { expect, test } from 'vitest'
import { wallpaperSettings } from '../wallpaper/settings.first-frame.ts'
import { ridgeName } from './ridge-name.ts'

const { initial } = wallpaperSettings
const named = (wallpaperSrc: string) => ridgeName({ ...initial, wallpaperType: 1, wallpaperSrc })

test('the built-in landscapes have a ridge, dawn and night the same one', () => {
  expect(ridgeName(initial)).toBe('dawn')
  expect(['genkan:dawn', 'genkan:night', 'genkan:dusk'].map(named)).toEqual(['dawn', 'dawn', 'dusk'])
})

test('other wallpapers have none', () => {
  expect(['genkan:lake-sherburne', 'shader:ink', 'https://x.example/a.jpg', 'constructor'].map(named)).toEqual(
    Array(4).fill(undefined),
  )
  expect(ridgeName({ ...initial, wallpaperType: 0, wallpaperBg: '#123456' })).toBeUndefined()
})

test('none is seen through blur or a dense mask', () => {
  expect(ridgeName({ ...initial, wallpaperVague: 4 })).toBeUndefined()
  expect(ridgeName({ ...initial, wallpaperMask: 40 })).toBe('dawn')
  expect(ridgeName({ ...initial, wallpaperMask: 60 })).toBeUndefined()
})
