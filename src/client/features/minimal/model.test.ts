import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../../shared/constants.ts'
import { dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { flipTransform, isRepeatedPress, type Line, lineOfDay } from './model.ts'

const poems = import.meta.glob<readonly Line[]>('../../../../catalog/poems/*.json', { eager: true, import: 'default' })

describe.each(LANGUAGES)('the lines of %s', (language) => {
  const lines = poems[`../../../../catalog/poems/${language}.json`] ?? []

  test('are enough for more than a week, each one once, with author and title', () => {
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

  test('take turns: every one has its day, and tomorrow another than today', () => {
    const shown = lines.map((_, index) => lineOfDay(lines, dayOfNumber(20_700 + index)))
    expect(new Set(shown)).toEqual(new Set(lines))
    expect(lineOfDay(lines, dayOfNumber(20_700 + lines.length))).toBe(shown[0])
  })
})

test('the two Chinese lists say the same on the same day', () => {
  const [simplified, traditional] = (['zh-CN', 'zh-TW'] as const).map(
    (language) => poems[`../../../../catalog/poems/${language}.json`] ?? [],
  )
  expect(simplified?.map(({ text }) => text.length)).toEqual(traditional?.map(({ text }) => text.length))
})

test('there is no line where there are no poems', () => {
  expect(lineOfDay([], dayOfNumber(1))).toBeUndefined()
})

test('a press within half a second of the last one is not meant', () => {
  expect(isRepeatedPress(1499, 1000)).toBe(true)
  expect(isRepeatedPress(1500, 1000)).toBe(false)
})

describe('what moves', () => {
  const from = { left: 100, top: 50, width: 200, height: 60 }

  test('begins where it stood, from middle to middle', () => {
    const to = { left: 50, top: 100, width: 100, height: 60 }
    expect(flipTransform(from, to, false)).toBe('translate(100px, -50px) scale(2, 1)')
  })

  test('keeps its shape if it is text', () => {
    const to = { left: 0, top: 50, width: 400, height: 120 }
    expect(flipTransform(from, to, true)).toBe('translate(0px, -30px) scale(0.5, 0.5)')
  })
})
