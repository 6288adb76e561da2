import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import type { Quote } from '../../../shared/entities/daily-text.ts'
import { contrast } from '../../../shared/lib/color/contrast.ts'
import { toRgbByChroma } from '../../../shared/lib/color/oklch.ts'
import { parseHex } from '../../../shared/lib/color/rgb.ts'
import { fitQuote, hasCorner, plainQuote, quoteOfTiles, shortSourceOf, sourceOf, widthOf } from './model.ts'

/** The most chroma of `--gk-wp-tint`. */
const STRONGEST_TINT = 0.04

test('letters of a square count once, Latin ones as in wide faces', () => {
  expect(widthOf('且将新火，')).toBe(5)
  expect(widthOf('ことば한')).toBe(4)
  expect(widthOf('ab c')).toBeCloseTo(2.32)
})

test('a short quote is large, a long one small, and none has more lines than the tile', () => {
  expect(fitQuote('且将新火试新茶，诗酒趁年华。', 2, 4, true)).toEqual({ size: 20, isWhole: true })
  expect(fitQuote('温故而知新，可以为师矣。', 1, 2, true)).toEqual({ size: 14, isWhole: true })
  const long = '长'.repeat(54)
  expect(fitQuote(long, 2, 4, true)).toEqual({ size: 15, isWhole: true })
  expect(fitQuote(long, 2, 2, true)).toEqual({ size: 13, isWhole: false })
  expect(fitQuote('长'.repeat(90), 2, 4, true)).toEqual({ size: 15, isWhole: false })
  expect(fitQuote(long, 4, 4, true).isWhole).toBe(true)
  expect(fitQuote('温故而知新，可以为师矣。', 4, 4, true)).toEqual({ size: 36, isWhole: true })
})

test('words stay whole: letters are smaller where their lines are short', () => {
  expect(fitQuote('Nothing great was ever achieved without enthusiasm.', 2, 4, false).isWhole).toBe(true)
  expect(fitQuote('가는 말이 고와야 오는 말이 곱다.', 2, 2, false).size).toBeLessThan(
    fitQuote('가는말이고와야오는말이곱다', 2, 2, false).size,
  )
})

test('phrases of Japanese stay whole, which takes more room than Han does', () => {
  const ja = '祇園精舎の鐘の声。'
  expect(fitQuote(ja, 2, 2, true).size).toBeLessThan(fitQuote('河'.repeat([...ja].length), 2, 2, true).size)
})

test.each(LANGUAGES)('nine of ten quotes in %s stand in a tile of 2x4 as they are', (language) => {
  const url = new URL(`../../../../catalog/daily/quotes.${language}.json`, import.meta.url)
  const pack: readonly { readonly hitokoto: string }[] = JSON.parse(readFileSync(url, 'utf8'))
  const whole = pack.filter(({ hitokoto }) => fitQuote(hitokoto, 2, 4, hasCorner(language)).isWhole)
  expect(whole.length / pack.length).toBeGreaterThan(0.9)
})

test('a source is told as its readers write it', () => {
  const quote: Quote = { hitokoto: '等闲识得东风面', from: '春日', from_who: '朱熹', bg: 0 }
  expect(sourceOf(quote, 'zh-CN')).toBe('朱熹《春日》')
  expect(sourceOf(quote, 'ja')).toBe('朱熹『春日』')
  expect(sourceOf(quote, 'en')).toBe('朱熹, 春日')
  expect(sourceOf({ from: 'Proverb' }, 'en')).toBe('Proverb')
  expect([quote, { from: 'Proverb' }].map(shortSourceOf)).toEqual(['朱熹', 'Proverb'])
  expect(plainQuote(quote, 'zh-TW')).toBe('等闲识得东风面\n—— 朱熹《春日》')
})

test('text is read on the ground of any wallpaper, in both themes', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const inks = [...read('../../ui/styles/themes.css').matchAll(/--gk-ink-[12]: (#\w+)/g)].map(([, hex = '']) => hex)
  const grounds = [...read('./Window.module.css').matchAll(/oklch\(([\d.]+) var\(--gk-wp-tint\)\)/g)]
  expect([inks.length >= 4, grounds.length]).toEqual([true, 2])
  for (const [theme, [, lightness]] of grounds.entries()) {
    for (const ink of inks.slice(2 * theme, 2 * theme + 2)) {
      for (let hue = 0; hue < 360; hue += 5) {
        const ground = toRgbByChroma({ lightness: Number(lightness), chroma: STRONGEST_TINT, hue })
        expect(contrast(parseHex(ink) ?? [0, 0, 0], ground)).toBeGreaterThan(4.5)
      }
    }
  }
  // a tile has as much of it over its glass, on which the inks are read, too
  for (const [ground] of grounds) expect(read('./Tile.module.css')).toContain(`${ground.slice(0, -1)} / `)
})

test('the window shows what the tiles show: today’s where one has room for it, else what the latest has in its place', () => {
  const [long, short, other] = ['长', '短', '别的'].map((hitokoto): Quote => ({ hitokoto, from: '书', bg: 0 }))
  if (long === undefined || short === undefined || other === undefined) throw new Error('no quotes')
  const small = { ofDay: '长', shown: short }
  expect(quoteOfTiles({}, long)).toBe(long)
  expect(quoteOfTiles({ a: small }, long)).toBe(short)
  expect(quoteOfTiles({ a: small, b: { ofDay: '长', shown: other } }, long)).toBe(other)
  expect(quoteOfTiles({ a: small, b: { ofDay: '长', shown: long } }, long)).toBe(long)
  expect(quoteOfTiles({ a: small }, other)).toBe(other)
})
