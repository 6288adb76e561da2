import { expect, test } from 'vitest'
import { wallpaperSettings } from './settings.first-frame.ts'

test.each([
  ['linear-gradient(to right, #0d2221, teal)', 'linear-gradient(to right, #0d2221, teal)', []],
  ['url(https://spy.example/pixel)', '', ['wallpaperBg']],
])('a stored background %j is read as %j: it may load nothing', (wallpaperBg, value, repaired) => {
  const stored = { version: 0, data: { ...wallpaperSettings.initial, wallpaperBg } }
  expect(wallpaperSettings.decode(stored)).toMatchObject({ value: { wallpaperBg: value }, repaired })
})

const SHOWN = {
  over: '',
  wallpaperType: 1,
  wallpaperSrc: 'face:x',
  wallpaperMiniSrc: '',
  wallpaperBg: '',
  wallpaperColor: '',
}

test.each([
  ['as it is', SHOWN, SHOWN],
  [
    'not, if it would load something',
    { ...SHOWN, wallpaperType: 0, wallpaperBg: 'url(https://spy.example/pixel)' },
    null,
  ],
  ['not, if a part is missing', { over: '' }, null],
])('what the automatic change shows is read %s', (_how, stored, read) => {
  const data = { ...wallpaperSettings.initial, autoWallpaperShown: stored }
  expect(wallpaperSettings.decode({ version: 0, data })).toMatchObject({ value: { autoWallpaperShown: read } })
})
