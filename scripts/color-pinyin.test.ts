import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COLORS_FILE, withPinyin } from './color-pinyin.ts'

test('the committed pinyin of the named colours is what the script writes', () => {
  const committed = readFileSync(COLORS_FILE, 'utf8')
  expect(withPinyin(committed)).toBe(committed)
})
