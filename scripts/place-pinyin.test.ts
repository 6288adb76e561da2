import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACES_FILE, withSyllables } from './place-pinyin.ts'

test('the committed pinyin of the places is what the script writes', () => {
  const committed = readFileSync(PLACES_FILE, 'utf8')
  expect(withSyllables(committed)).toBe(committed)
})
