import { describe, expect, test } from 'vitest'
import { compareVersions, type Update, updatesSince, updateText } from './updates.ts'

const update = (version: string, date: string, ...lines: string[]): Update => ({
  version,
  date,
  lines: { 'zh-CN': lines, 'zh-TW': lines, en: lines.map((line) => `${line} en`), ja: lines, ko: lines },
})
const UPDATES = [
  update('0.9.0', '2026-12-24', 'notes'),
  update('0.10.0', '2027-01-05', 'weather', 'films'),
  update('0.1.0-beta.1', '2026-11-01', 'first'),
]

describe('what is new', () => {
  const news = (seen: string | undefined, current = '0.10.0') =>
    updatesSince(UPDATES, seen, current).map(({ version }) => version)

  test('is what came after the version that the user has read, newest first', () => {
    expect(news('0.1.0')).toEqual(['0.10.0', '0.9.0'])
    expect(news('0.9.0')).toEqual(['0.10.0'])
  })

  test('is nothing for the newest version and for a newer one', () => {
    expect([news('0.10.0'), news('1.1.13')]).toEqual([[], []])
  })

  test('is the current version for a new user, never a later one', () => {
    expect([news(undefined), news('nonsense')]).toEqual([['0.10.0'], ['0.10.0']])
    expect(news(undefined, '0.9.0')).toEqual(['0.9.0'])
  })

  test('as text has one line for each version and each note, in the language', () => {
    expect(updateText(updatesSince(UPDATES, '0.1.0', '0.10.0'), 'en').split('\n')).toEqual([
      '0.10.0 (2027-01-05)',
      '• weather en',
      '• films en',
      '0.9.0 (2026-12-24)',
      '• notes en',
    ])
    expect(updateText([], 'en')).toBe('')
  })
})

test('versions are compared as numbers, not as text', () => {
  const sorted = ['1.0.0', '0.10.0', '0.9.0', '1.0.0-beta', 'v0.9.1', '0.9'].sort(compareVersions)
  expect(sorted).toEqual(['0.9.0', '0.9', 'v0.9.1', '0.10.0', '1.0.0-beta', '1.0.0'])
})
