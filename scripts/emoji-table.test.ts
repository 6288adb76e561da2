import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DATA } from '../build/licences.ts'
import { LANGUAGES } from '../src/shared/constants.ts'
import { EMOJI_GROUPS, type EmojiTable } from '../src/shared/entities/emoji.ts'
import { emojiTable } from './emoji-table.ts'

const root = join(import.meta.dirname, '..')

test.for(LANGUAGES)('the committed emoji of %s are the generated ones', (language) => {
  expect(readFileSync(join(root, `catalog/emoji/${language}.json`), 'utf8')).toBe(emojiTable(language))
})

test('every emoji has a name and stands in one group, of the groups that the page knows', () => {
  const table: EmojiTable = JSON.parse(emojiTable('en'))
  const all = EMOJI_GROUPS.flatMap((group) => table[group])
  expect(Object.keys(table)).toEqual(EMOJI_GROUPS)
  expect(new Set(all.map(([emoji]) => emoji)).size).toBe(all.length)
  expect(all.filter(([, name]) => name === '')).toEqual([])
})

test('what the licences of the product say of the emoji is of this version', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/emojibase-data/package.json'), 'utf8'))
  expect(DATA.find(({ name }) => name === 'emojibase-data')?.version).toBe(version)
})
