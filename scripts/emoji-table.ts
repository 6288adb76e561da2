/**
 * Generates catalog/emoji from emojibase-data: `npx node scripts/emoji-table.ts`, after each new version of it. The
 * files are committed; a test compares them with newly generated ones.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import en from 'emojibase-data/en/data.json' with { type: 'json' }
import ja from 'emojibase-data/ja/data.json' with { type: 'json' }
import ko from 'emojibase-data/ko/data.json' with { type: 'json' }
import zhCn from 'emojibase-data/zh/data.json' with { type: 'json' }
import zhTw from 'emojibase-data/zh-hant/data.json' with { type: 'json' }
import * as v from 'valibot'
import { LANGUAGES, type Language } from '../src/shared/constants.ts'

/** Later ones are not in the fonts of most systems yet. */
const NEWEST_VERSION = 15.1

const PUBLISHED: Readonly<Record<Language, unknown>> = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ja, ko }

/** The package's groups in the order in which they are shown; its number 2, parts of emoji, is none. */
const GROUPS = { smileys: 0, people: 1, nature: 3, food: 4, travel: 5, activities: 6, objects: 7, symbols: 8, flags: 9 }

const published = v.array(
  v.object({
    emoji: v.string(),
    label: v.string(),
    tags: v.optional(v.array(v.string()), []),
    version: v.number(),
    group: v.optional(v.number()),
    order: v.optional(v.number(), 0),
  }),
)

/** The text of catalog/emoji/LANGUAGE.json: one line for each emoji, in its default tone. */
export function emojiTable(language: Language): string {
  const all = v.parse(published, PUBLISHED[language])
  const shown = all.filter(({ version }) => version <= NEWEST_VERSION).sort((one, other) => one.order - other.order)
  const groups = Object.entries(GROUPS).map(([name, number]) => {
    const lines = shown
      .filter(({ group }) => group === number)
      .map(({ emoji, label, tags }) => JSON.stringify([emoji, label, wordsOf(label, tags)]))
    return `  "${name}": [\n    ${lines.join(',\n    ')}\n  ]`
  })
  return `{\n${groups.join(',\n')}\n}\n`
}

/** Words by which an emoji is found beside its label, each once; some of the package's are lists themselves. */
const wordsOf = (label: string, tags: readonly string[]): string =>
  [...new Set(tags.flatMap((tag) => tag.split(/[,，]/)).map((tag) => tag.trim()))]
    .filter((tag) => tag !== '' && tag !== label)
    .join(' ')

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../catalog/emoji')
  for (const language of LANGUAGES) writeFileSync(join(folder, `${language}.json`), emojiTable(language))
  const licence = new URL('../node_modules/emojibase-data/LICENSE', import.meta.url)
  writeFileSync(join(folder, 'LICENSE'), readFileSync(licence))
}
