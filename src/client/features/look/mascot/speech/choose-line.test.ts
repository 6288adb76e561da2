import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../../shared/constants.ts'
import { characterIds } from '../characters/ids.ts'
import { hitAreas } from '../driver/mascot-driver.ts'
import { chooseLine } from './choose-line.ts'
import { loadLines, occasionsOfReturn } from './find-line.ts'
import { occasionsAt } from './occasions.ts'

describe('a line', () => {
  const lines = { a: ['one', 'two'], b: ['{count} days'] }

  test('is none of those that were said lately, as long as there is another', () => {
    const said = Array.from(
      { length: 20 },
      (_, at) => chooseLine(lines, [{ id: 'a', weight: 1 }], ['one'], () => at / 20)?.text,
    )
    expect(new Set(said)).toEqual(new Set(['two']))
    expect(chooseLine(lines, [{ id: 'a', weight: 1 }], ['one', 'two'], () => 0)?.text).toBe('one')
  })

  test('is never the same twice in a row, but for the only one', () => {
    const only = [{ id: 'b', weight: 1, values: { count: 3 } }]
    expect(chooseLine(lines, only, ['3 days'], () => 0)?.text).toBe('3 days')
    expect(chooseLine(lines, [{ id: 'a', weight: 1 }], ['two', 'one'], () => 0)?.text).toBe('two')
  })

  test('comes from an occasion as often as that weighs', () => {
    const both = [
      { id: 'a', weight: 1 },
      { id: 'b', weight: 3, values: { count: 1 } },
    ]
    const said = Array.from({ length: 100 }, (_, at) => chooseLine(lines, both, [], () => at / 100)?.text)
    expect(said.filter((text) => text === '1 days').length).toBeGreaterThan(70)
  })

  test('is none where nothing is known of an occasion', () => {
    expect(chooseLine(lines, [{ id: 'none', weight: 1 }], ['one'], () => 0.5)).toBeUndefined()
  })
})

test.each([
  ['', 'firstVisit', undefined],
  ['2026-04-09', undefined, undefined],
  ['2026-04-07', undefined, undefined],
  ['2026-04-06', 'back', { count: 3 }],
  ['2025-04-09', 'back', { count: 365 }],
])('whoever was here last on "%s" is greeted as %s', (seenOn, id, values) => {
  const [occasion] = occasionsOfReturn(new Date(2026, 3, 9, 23), seenOn) ?? []
  expect([occasion?.id, occasion?.values]).toEqual([id, values])
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('there are at least eighty lines, of the same occasions as in Chinese, none twice', async () => {
    const [lines, chinese] = [await loadLines(language), await loadLines('zh-CN')]
    expect(Object.keys(lines)).toEqual(Object.keys(chinese))
    const texts = Object.values(lines).flat()
    expect(texts.length).toBeGreaterThanOrEqual(80)
    expect(new Set(texts).size).toBe(texts.length)
    const longest = language === 'en' ? 72 : 40
    expect(texts.filter((text) => text.trim() !== text || text.length > longest)).toEqual([])
  })

  test('whatever there is to say has lines, with what they are filled in', async () => {
    const lines = await loadLines(language)
    const hours = Array.from({ length: 365 * 2 }, (_, at) => new Date(2026, 0, Math.floor(at / 2), (at * 11) % 24))
    const rest = { language, todos: 3, sitting: 90, battery: 0.1, topics: [] }
    const always = hours.flatMap((now) => characterIds.flatMap((character) => occasionsAt({ ...rest, now, character })))
    const needed = [
      ...always.map(({ id }) => id),
      ...hitAreas,
      ...characterIds.map((id) => `hello.${id}`),
      'dress',
      'photo',
      'quote',
      'caught',
      'caughtNone',
    ]
    expect(needed.filter((id) => (lines[id] ?? []).length === 0)).toEqual([])
    const placeholders = Object.entries(lines).flatMap(([id, texts]) =>
      texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${id} ${name}`)),
    )
    const known = [
      'solarTerm term',
      'holiday holiday',
      'holidaySoon holiday',
      'holidaySoon count',
      'todo count',
      'back count',
      'caught count',
      'quote quote',
      'quote source',
    ]
    expect([...new Set(placeholders)].filter((one) => !known.includes(one))).toEqual([])
  })
})
