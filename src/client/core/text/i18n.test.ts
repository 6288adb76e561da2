import { describe, expect, test } from 'vitest'
import { formatMessage, joinCatalog, matchPreferredLanguage } from './i18n.ts'

describe('the language', () => {
  test('follows the browser unless the user picks one', () => {
    expect(matchPreferredLanguage('system', ['fr-FR', 'ja-JP', 'en'])).toBe('ja')
    expect(matchPreferredLanguage('ko', ['zh-CN'])).toBe('ko')
  })

  test('is English where none of the browser’s is supported', () => {
    expect(matchPreferredLanguage('system', ['fr', 'de-AT'])).toBe('en')
    expect(matchPreferredLanguage('system', [])).toBe('en')
  })
})

describe('a text', () => {
  test('gets its placeholders filled; an unknown one stays visible', () => {
    expect(formatMessage('{name} · {size}', { name: '知乎' })).toBe('知乎 · {size}')
  })

  test('has the plural form of its count in its language', () => {
    const text = { one: '{count} icon', other: '{count} icons' }
    expect(formatMessage(text, { count: 1 }, 'en')).toBe('1 icon')
    expect(formatMessage(text, { count: 2 }, 'en')).toBe('2 icons')
    expect(formatMessage(text, { count: 1 }, 'zh-CN')).toBe('1 icons')
  })
})

test('the owner of a catalog key is the folder above its locales', () => {
  const files = {
    '../../features/look/clock/locales/en.json': { lunar: 'Lunar' },
    '../../features/look/clock/locales/en.first-frame.json': { date: 'Date' },
    '../../ui/locales/en.json': { close: 'Close' },
  }
  expect(joinCatalog(files)).toEqual({ clock: { lunar: 'Lunar', date: 'Date' }, ui: { close: 'Close' } })
})
