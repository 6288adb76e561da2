import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paintSchema } from '../../../shared/entities/paint.ts'
import { colorName, entryOfColor, entryOfGradient, loadColors } from './colors.ts'

test('every colour has its names and a value, each once', async () => {
  const { colors } = await loadColors()
  expect(colors).toHaveLength(319)
  expect(new Set(colors.map(({ zh }) => zh)).size).toBe(319)
  for (const { zh, tw, pinyin, hex } of colors) {
    expect(hex).toMatch(/^#[\da-f]{6}$/)
    expect(
      [zh, tw, pinyin].every((name) => name.length > 0),
      hex,
    ).toBe(true)
  }
})

test('a colour is called by characters where they are read, else by pinyin', () => {
  const color = { zh: '粉凤仙', tw: '粉鳳仙', pinyin: 'fěn fèng xiān', hex: '#eac0ce' }
  expect((['zh-CN', 'zh-TW', 'ja', 'en', 'ko'] as const).map((language) => colorName(color, language))).toEqual([
    '粉凤仙',
    '粉鳳仙',
    '粉鳳仙',
    'Fěn fèng xiān',
    'Fěn fèng xiān',
  ])
})

test('colours and gradients are wallpapers that the settings accept, gradients called by their colours', async () => {
  const { colors, gradients } = await loadColors()
  const all = [
    ...gradients.map((one) => entryOfGradient(one, colors, 'zh-CN')),
    ...colors.map((one) => entryOfColor(one, 'zh-CN')),
  ]
  for (const { wallpaperBg, title } of all) {
    expect(v.is(paintSchema, wallpaperBg), wallpaperBg).toBe(true)
    expect(title).not.toBe('')
  }
  expect(all[0]?.title).toContain(' · ')
})
