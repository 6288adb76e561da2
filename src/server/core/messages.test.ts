import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../shared/constants.ts'
import { makeFolder } from '../testing/project.ts'
import { readMessages } from './read-messages.ts'

const catalog = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../locales', `${language}.json`), 'utf8'))
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).sort()

test('the five catalogs have the same messages with the same placeholders', () => {
  const english = catalog('en')
  for (const language of LANGUAGES) {
    const texts = catalog(language)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
    for (const [key, text] of Object.entries(texts))
      expect([language, key, placeholders(text)]).toEqual([language, key, placeholders(english[key] ?? '')])
  }
})

test('placeholders are replaced', () => {
  expect(readMessages()('zh-TW', 'tooMany', { seconds: 3 })).toBe('操作太頻繁，請於 3 秒後再試')
})

test('a catalog that lacks a message is refused', () => {
  const folder = makeFolder()
  for (const language of LANGUAGES)
    folder.write(`${language}.json`, JSON.stringify({ ...catalog(language), failed: undefined }))
  expect(() => readMessages(folder.path)).toThrow(/failed/)
  folder.remove()
})
