import { expect, test } from 'vitest'
import { wallpaperSettings } from './settings.first-frame.ts'

test.each([
  ['linear-gradient(to right, #0d2221, teal)', 'linear-gradient(to right, #0d2221, teal)', []],
  ['url(https://spy.example/pixel)', '', ['wallpaperBg']],
])('a stored background %j is read as %j: it may load nothing', (wallpaperBg, value, repaired) => {
  const stored = { version: 0, data: { ...wallpaperSettings.initial, wallpaperBg } }
  expect(wallpaperSettings.decode(stored)).toMatchObject({ value: { wallpaperBg: value }, repaired })
})
