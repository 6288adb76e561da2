import { expect, test } from 'vitest'
import colors from '../../../../catalog/colors/chinese.json' with { type: 'json' }
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { parseHex } from '../../../shared/lib/color/rgb.ts'
import { DAYS, inkOn, namesOf, recentColors } from './model.ts'

const TODAY = { year: 2026, month: 11, day: 27 }

test('each of the last thirty days has a colour of its own, today’s first', () => {
  const recent = recentColors(colors, TODAY, DAYS)
  expect(new Set(recent.map(({ color }) => color.zh)).size).toBe(DAYS)
  expect(recent.map(({ day }) => day).slice(0, 2)).toEqual([TODAY, { ...TODAY, day: 26 }])
  expect(recentColors(colors, { ...TODAY, day: 26 }, 1)).toEqual(recent.slice(1, 2))
  expect(recentColors([], TODAY, DAYS)).toEqual([])
})

test('what is written is read upon every colour', () => {
  const rgb = (hex: string) => parseHex(hex) ?? [0, 0, 0]
  for (const { hex, zh } of colors) expect(contrast(rgb(inkOn(hex)), rgb(hex)), zh).toBeGreaterThanOrEqual(4.5)
})

test('a name is in its own characters, with its reading where these are not read', () => {
  const color = { zh: '粉凤仙', tw: '粉鳳仙', pinyin: 'fěn fèng xiān', hex: '#eac0ce' }
  expect(namesOf(color, 'zh-CN')).toEqual({ name: '粉凤仙', script: 'zh-Hans' })
  expect(namesOf(color, 'ja')).toEqual({ name: '粉鳳仙', script: 'zh-Hant' })
  expect(namesOf(color, 'en')).toEqual({ name: '粉凤仙', script: 'zh-Hans', reading: 'fěn fèng xiān' })
  expect(namesOf(color, 'ko')).toEqual({ name: '粉鳳仙', script: 'zh-Hant', reading: 'fěn fèng xiān' })
})
