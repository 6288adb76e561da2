import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paintSchema } from '../../../../shared/entities/paint.ts'
import { colorName, entryOfColor, entryOfGradient, loadColors } from './colors.ts'

test('every colour has its names and a value, each once', async () => {
  const { colors } = await loadColors()
  expect(colors).toHaveLength(320)
  expect(new Set(colors.map(({ zh }) => zh)).size).toBe(320)
  for (const { zh, tw, pinyin, hex } of colors) {
    expect(hex).toMatch(/^#[\da-f]{6}$/)
    expect(
      [zh, tw, pinyin].every((name) => name.length > 0),
      hex,
    ).toBe(true)
  }
})

/** Initials with the finals that may follow them; finer than that, no slip of the pen has been. */
const SYLLABLE =
  /^(?:(?:[bpmfdtnlgkhzcsrwy]|[zcs]h)?(?:a|ai|an|ang|ao|e|ei|en|eng|o|ong|ou|u|uo)|(?:[dtnlgkhzcsr]|[zcs]h)(?:ui|uan|un)|(?:[gk]|[zcs]?h)(?:ua|uai|uang)|(?:[zcs]h?|r)i|[bpmdtnljqxy](?:i|in|ing)|[bpmdtnljqx](?:ie|iao|ian|iu)|[nljqx](?:ia|iang)|[jqx]iong|[jqxy](?:u|ue|uan|un)|[nl]üe?|er)$/
const TONE = /[\u0300\u0301\u0304\u030c]/
/** The vowel that carries the tone, and what follows it: a or e, the o of ou, else the last one. */
const MARKED = /(?:[ae]|o(?=u)|[iouü](?=[^aeiouü]*$))/

test('pinyin is valid syllables with the tone on the right vowel, one for each character', async () => {
  const { colors } = await loadColors()
  for (const { zh, pinyin } of colors) {
    const syllables = pinyin.split(' ')
    expect(syllables, pinyin).toHaveLength(zh.length)
    expect(pinyin.normalize('NFC')).toBe(pinyin)
    for (const syllable of syllables) {
      const split = syllable.normalize('NFD').replaceAll('u\u0308', 'ü')
      const plain = split.replace(TONE, '')
      expect(plain, zh).toMatch(SYLLABLE)
      if (plain === split)
        expect(plain, zh).toBe('zi') // of 柿子, without a tone
      else expect(split.search(TONE), zh).toBe(plain.search(MARKED) + 1)
    }
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
