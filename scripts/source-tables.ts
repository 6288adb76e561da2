/** npx node scripts/source-tables.ts: writes the tables of third parties in the guides; `--check` fails when one is stale. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENABLING_VARIABLES, PROVIDERS } from '../src/server/sources/index.ts'
import { formatMarkdown } from './lib/markdown.ts'
import { root } from './lib/root.ts'
import { changedLines, providerTable, variableTable, withTable } from './lib/source-tables.ts'

const tables = {
  'docs/guides/sources.md': providerTable(PROVIDERS),
  'docs/guides/self-hosting.md': variableTable(PROVIDERS, ENABLING_VARIABLES),
}

for (const [file, table] of Object.entries(tables)) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n')
  const expected = formatMarkdown(withTable(text, table))
  if (!process.argv.includes('--check')) {
    writeFileSync(join(root, file), expected)
    console.log(`${file} written`)
  } else if (text !== expected) {
    const lines = changedLines(text, expected).join('; ')
    console.error(`${file} is stale: npx node scripts/source-tables.ts (${lines || 'its form'})`)
    process.exitCode = 1
  }
}
