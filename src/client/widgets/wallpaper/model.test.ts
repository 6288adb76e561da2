import { expect, test } from 'vitest'
import { attribution, isShown } from './model.ts'

test('a picture is shown by its source, a colour by itself', () => {
  const still = { wallpaperSrc: 'genkan:dawn', wallpaperMiniSrc: 'genkan:dawn', wallpaperType: 1 as const }
  expect(isShown(still, 'genkan:dawn')).toBe(true)
  expect(isShown(still, 'genkan:dusk')).toBe(false)
  const color = { wallpaperSrc: '', wallpaperMiniSrc: '', wallpaperType: 0 as const, wallpaperBg: '#123456' }
  expect(isShown(color, '#123456')).toBe(true)
  expect(isShown(color, '')).toBe(false)
})

test('the attribution names who made it and the licence, as far as they are known', () => {
  expect(attribution({ author: 'NASA', licence: 'CC0-1.0' })).toBe('NASA · CC0-1.0')
  expect(attribution({ author: '', licence: 'MIT' })).toBe('MIT')
  expect(attribution({})).toBe('')
})
