/**
 * Writes the pinyin of the named colours, `npx node scripts/color-pinyin.ts`: by pinyin-pro, except for readings that it
 * has otherwise than the dictionaries. The file is committed; a test compares it with a newly written one.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { customPinyin, pinyin } from 'pinyin-pro'
import type { NamedColor } from '../src/shared/entities/named-color.ts'
import { root } from './lib/root.ts'

export const COLORS_FILE = join(root, 'catalog/colors/chinese.json')

/** Officers' woollen, the blue of Tibet, powder of clams. */
customPinyin({ 将校呢: 'jiàng xiào ní', 藏蓝: 'zàng lán', 藏黑蓝: 'zàng hēi lán', 蛤粉: 'gé fěn' })

/** The text of catalog/colors/chinese.json with new pinyin, one colour a line. */
export function withPinyin(text: string): string {
  const colors: readonly NamedColor[] = JSON.parse(text)
  const lines = colors.map(({ zh, tw, hex }) =>
    JSON.stringify({ zh, tw, pinyin: pinyin(zh, { type: 'string' }).normalize('NFC'), hex }),
  )
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`
}

if (import.meta.main) writeFileSync(COLORS_FILE, withPinyin(readFileSync(COLORS_FILE, 'utf8')))
