import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../../shared/constants.ts'
import { SEASONS } from '../../../../shared/entities/daily-text.ts'
import { dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { entryOfDay, seasonOf } from '../../../../shared/lib/calendar/entry-of-day.ts'
import { flipTransform, isRepeatedPress, type PoemLine, passes } from './model.ts'

const poems = import.meta.glob<readonly PoemLine[]>('../../../../../catalog/poems/*.json', {
  eager: true,
  import: 'default',
})

describe.each(LANGUAGES)('the lines of %s', (language) => {
  const lines = poems[`../../../../../catalog/poems/${language}.json`] ?? []

  test('are unique, at least eight, and have author and title', () => {
    expect(lines.length).toBeGreaterThanOrEqual(8)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    for (const { season, ...line } of lines) {
      expect(Object.keys(line)).toEqual(['text', 'author', 'title'])
      expect([undefined, ...SEASONS]).toContain(season)
      expect(Object.values(line).every((text) => /\S/.test(text) && text === text.trim())).toBe(true)
    }
  })

  test('fit on one line of a desktop', () => {
    for (const { text } of lines) expect(text.length, text).toBeLessThanOrEqual(language === 'en' ? 90 : 34)
  })

  test('are at least eight in every season, none of another one, and all come within a year', () => {
    const days = Array.from({ length: 365 }, (_, index) => dayOfNumber(20_700 + index))
    const shown = days.map((day) => ({ season: seasonOf(day.month), line: entryOfDay(lines, day) }))
    for (const { season, line } of shown) expect([undefined, season]).toContain(line?.season)
    for (const season of SEASONS)
      expect(new Set(shown.filter((one) => one.season === season).map(({ line }) => line)).size).toBeGreaterThanOrEqual(
        8,
      )
    expect(new Set(shown.map(({ line }) => line))).toEqual(new Set(lines))
  })
})

test('the two Chinese lists have the same lines in the same order', () => {
  const [simplified, traditional] = (['zh-CN', 'zh-TW'] as const).map(
    (language) => poems[`../../../../../catalog/poems/${language}.json`] ?? [],
  )
  const shape = (lines: readonly PoemLine[] | undefined) => lines?.map(({ text, season }) => [text.length, season])
  expect(shape(simplified)).toEqual(shape(traditional))
})

test('a press within half a second of the last one is ignored', () => {
  expect(isRepeatedPress(1499, 1000)).toBe(true)
  expect(isRepeatedPress(1500, 1000)).toBe(false)
})

describe('the transform of a moving part', () => {
  test('of a part that has no size is a number, too', () => {
    const to = { x: 100, y: 50, width: 0, height: 0 }
    for (const isText of [true, false])
      expect(flipTransform(from, to, isText)).toBe('translate(100px, 30px) scale(1, 1)')
  })

  const from = { x: 100, y: 50, width: 200, height: 60 }

  test('maps the new rectangle onto the old one, centre to centre', () => {
    const to = { x: 50, y: 100, width: 100, height: 60 }
    expect(flipTransform(from, to, false)).toBe('translate(100px, -50px) scale(2, 1)')
  })

  test('keeps the aspect ratio of text', () => {
    const to = { x: 0, y: 50, width: 400, height: 120 }
    expect(flipTransform(from, to, true)).toBe('translate(0px, -30px) scale(0.5, 0.5)')
  })
})

test('a part passes another if it was above and then is below it, or the reverse', () => {
  const at = (y: number) => ({ x: 0, y, width: 10, height: 10 })
  const clock = { from: at(50), to: at(200) }
  expect(passes(at(90), at(150), clock)).toBe(true)
  expect(passes(at(10), at(250), clock)).toBe(true)
  expect(passes(at(90), at(250), clock)).toBe(false)
})
