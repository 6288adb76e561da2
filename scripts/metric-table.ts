/** npx node scripts/metric-table.ts: writes the table of docs/guides/metrics.md; `--check` fails when it is stale. */
import { METRICS } from '../src/server/core/ports/metric-catalog.ts'
import { readDocs, writeDocs } from './lib/docs/generated-docs.ts'
import { changedLines, withTable } from './lib/docs/marked-table.ts'
import { metricTable } from './lib/docs/metric-table.ts'

const file = 'docs/guides/metrics.md'

writeDocs(file, withTable(readDocs(file), 'metrics', metricTable(METRICS)), 'scripts/metric-table.ts', changedLines)
