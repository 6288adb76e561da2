import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { holidayText } from '../src/client/lib/calendar/holiday-text.ts'
import { countText } from '../src/client/lib/text/count.ts'
import { EXAMPLE_PLACE } from '../src/client/widgets/weather/model.ts'
import { root } from './lib/root.ts'
import { SPEC_TEXTS, SPEC_TEXTS_TO_COME } from './lib/spec-texts.ts'

const read = (path: string): Readonly<Record<string, unknown>> => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** The messages of all Chinese catalogs, as `folder key`. */
const messages = globSync('src/client/**/locales/zh-CN*.json', { cwd: root }).flatMap((path) =>
  Object.entries(read(path)).map(([key, text]) => ({
    at: `${path.slice('src/client/'.length, path.indexOf('/locales/'))} ${key}`,
    text: String(text),
  })),
)

const textAt = (at: string) => messages.find((one) => one.at === at)?.text
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

test.each(SPEC_TEXTS)('$folder $key: $text', ({ text, folder, key, values = {} }) => {
  const message = textAt(`${folder} ${key}`)
  expect(Object.entries(values).reduce((now, [name, value]) => now?.replaceAll(`{${name}}`, value), message)).toBe(text)
})

test('no message differs from a text of the specification by its punctuation alone', () => {
  const texts = new Set([...SPEC_TEXTS.map(({ text }) => text), ...SPEC_TEXTS_TO_COME])
  const exact = new Map([...texts].map((text) => [lettersOf(text), text]))
  const differing = messages.filter(({ text }) => (exact.get(lettersOf(text)) ?? text) !== text)
  expect(differing).toEqual([])
})

test('a text that is still to come is in no catalog; one that has come has its place in the list', () => {
  expect(messages.filter(({ text }) => SPEC_TEXTS_TO_COME.includes(text))).toEqual([])
})

test('texts that the program makes: holidays, counts, the place of the weather', () => {
  const holidays = ['newYear', 'springFestival', 'qingming', 'labour', 'dragonBoat', 'midAutumn', 'national'] as const
  expect([...holidays, 'nationalMidAutumn' as const].map((name) => holidayText(name, 'zh-CN')).join(', ')).toBe(
    '元旦节, 春节, 清明节, 劳动节, 端午节, 中秋节, 国庆节, 国庆中秋',
  )
  expect(countText(4_126_000, 'zh-CN')).toBe('412.6万')
  expect(EXAMPLE_PLACE.name).toBe('北京')
})
