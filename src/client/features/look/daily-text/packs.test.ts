import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { diarySchema, packedQuoteSchema, poemSchema, SEASONS } from '../../../../shared/entities/daily-text.ts'
import { packName } from '../../../../shared/lib/text/daily-pack.ts'

const packs = import.meta.glob<unknown>('../../../../../catalog/daily/*.json', { eager: true, import: 'default' })
const pack = <T>(name: string, entry: v.GenericSchema<unknown, T>) =>
  v.parse(v.array(entry), packs[`../../../../../catalog/daily/${name}.json`])
const texts = (list: readonly (readonly string[])[]) => list.flat()

test('there is a pack for every language, and no other file', () => {
  const names = LANGUAGES.flatMap((language) =>
    (['poems', 'quotes', 'diary'] as const).map((kind) => packName(kind, language)),
  )
  expect(Object.keys(packs).map((path) => path.split('/').at(-1))).toEqual(
    [...new Set(names)].toSorted().map((name) => `${name}.json`),
  )
})

describe('poems', () => {
  const simplified = pack('poems.zh-CN', poemSchema)
  const traditional = pack('poems.zh-TW', poemSchema)

  test('are over two hundred, each once, some for every season and for every ground', () => {
    expect(simplified.length).toBeGreaterThan(200)
    expect(new Set(simplified.map(({ content }) => content.join(''))).size).toBe(simplified.length)
    for (const season of SEASONS) expect(simplified.filter((poem) => poem.season === season).length).toBeGreaterThan(15)
    expect(new Set(simplified.map(({ background }) => background)).size).toBe(6)
  })

  test('are the same in both scripts, and end with a mark', () => {
    const shape = (poems: typeof simplified) =>
      poems.map(({ content, background, season }) => [content.map((line) => line.length), background, season])
    expect(shape(traditional)).toEqual(shape(simplified))
    for (const { content } of [...simplified, ...traditional])
      for (const sentence of content) expect(sentence).toMatch(/^[^\s[\]a-z]+[。！？]$/)
  })

  test('in traditional characters have no slips of a converter', () => {
    const text = texts(traditional.map(({ content, origin, author }) => [...content, origin, author])).join('')
    expect(text.match(/.(?:[们个这对无时东见风门语诗云来说]|徵人|不幹|始幹|痕幹|鬥牛|長幹)/g)).toBeNull()
  })
})

describe.each(LANGUAGES)('quotes in %s', (language) => {
  const quotes = pack(`quotes.${language}`, packedQuoteSchema)
  test('are at least sixty, each once, with their source, and short', () => {
    expect(quotes.length).toBeGreaterThanOrEqual(60)
    expect(new Set(quotes.map(({ hitokoto }) => hitokoto)).size).toBe(quotes.length)
    for (const { hitokoto, from } of quotes) {
      expect(hitokoto.trim()).toBe(hitokoto)
      expect(from).toMatch(/\S/)
      expect(hitokoto.length, hitokoto).toBeLessThanOrEqual(language === 'en' || language === 'ko' ? 140 : 62)
    }
  })
})

describe.each(LANGUAGES)('diary in %s', (language) => {
  const entries = pack(`diary.${language}`, diarySchema)
  test('has as many entries as are wanted, each of 30 to 120 characters, in every weather', () => {
    expect(entries.length).toBe(language.startsWith('zh') ? 120 : 40)
    for (const { content } of entries) {
      expect(content.length, content).toBeGreaterThanOrEqual(30)
      expect(content.length, content).toBeLessThanOrEqual(120)
    }
    expect(new Set(entries.map(({ weather }) => weather)).size).toBe(8)
  })

  test('has entries that really differ', () => {
    expect(new Set(entries.map(({ content }) => content.slice(0, 12))).size).toBe(entries.length)
  })
})

test('the diary of Taiwan is written for it, not converted', () => {
  const mainland = new Set(pack('diary.zh-CN', diarySchema).map(({ content }) => content.length))
  const taiwan = pack('diary.zh-TW', diarySchema)
    .map(({ content }) => content)
    .join('')
  expect(mainland.size).toBeGreaterThan(10)
  expect(taiwan).toMatch(/捷運.*便利商店/s)
  expect(taiwan).not.toMatch(/[们个这对无时东见风门语说]/)
})
