/** npx node scripts/source-tables.ts: writes the tables of third parties in the guides; `--check` fails when one is stale. */
import { ENABLING_VARIABLES, PROVIDERS } from '../src/server/sources/index.ts'
import { readDocs, writeDocs } from './lib/docs/generated-docs.ts'
import { changedLines, withTable } from './lib/docs/marked-table.ts'
import { providerTable, variableTable } from './lib/docs/source-tables.ts'

const tables = {
  'docs/guides/sources.md': providerTable(PROVIDERS),
  'docs/guides/self-hosting.md': variableTable(PROVIDERS, ENABLING_VARIABLES),
}

for (const [file, table] of Object.entries(tables))
  writeDocs(file, withTable(readDocs(file), 'sources', table), 'scripts/source-tables.ts', changedLines)
