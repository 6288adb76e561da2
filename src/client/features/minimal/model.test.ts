import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { flipTransform, isRepeatedPress, lineOfDay, type PoemLine } from './model.ts'

const poems = import.meta.glob<readonly PoemLine[]>('../../../../catalog/poems/*.json', {
  eager: true,
  import: 'default',
})

describe.each(LANGUAGES)('the lines of %s', (language) => {
  const lines = poems[`../../../../catalog/poems/${language}.json`] ?? []

  test('are unique, at least eight, and have author and title', () => {
    expect(lines.length).toBeGreaterThanOrEqual(8)
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['text', 'author', 'title'])
      expect(Object.values(line).every((text) => /\S/.test(text) && text === text.trim())).toBe(true)
    }
  })

  test('fit on one line of a desktop', () => {
    for (const { text } of lines) expect(text.length, text).toBeLessThanOrEqual(language === 'en' ? 90 : 34)
  })

  test('rotate day by day through the whole list', () => {
    const shown = lines.map((_, index) => lineOfDay(lines, dayOfNumber(20_700 + index)))
    expect(new Set(shown)).toEqual(new Set(lines))
    expect(lineOfDay(lines, dayOfNumber(20_700 + lines.length))).toBe(shown[0])
  })
})

test('the two Chinese lists have the same lines in the same order', () => {
  const [simplified, traditional] = (['zh-CN', 'zh-TW'] as const).map(
    (language) => poems[`../../../../catalog/poems/${language}.json`] ?? [],
  )
  expect(simplified?.map(({ text }) => text.length)).toEqual(traditional?.map(({ text }) => text.length))
})

test('an empty list has no line', () => {
  expect(lineOfDay([], dayOfNumber(1))).toBeUndefined()
})

test('a press within half a second of the last one is ignored', () => {
  expect(isRepeatedPress(1499, 1000)).toBe(true)
  expect(isRepeatedPress(1500, 1000)).toBe(false)
})

describe('the transform of a moving part', () => {
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
