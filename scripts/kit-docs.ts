/** npx node scripts/kit-docs.ts: writes docs/guides/kit.md; `--check` fails when it is stale or an export has no docstring. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KIT_VERSION } from '../src/client/kit/widget.ts'
import { writeDocs } from './lib/docs/generated-docs.ts'
import { kitDocs, readKit, undocumented } from './lib/docs/kit-docs.ts'
import { root } from './lib/root.ts'

const paths = globSync('src/client/kit/*.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
const kit = readKit(paths.toSorted(), (path) => readFileSync(join(root, path), 'utf8'))
writeDocs('docs/guides/kit.md', kitDocs(kit, KIT_VERSION), 'scripts/kit-docs.ts')
const missing = undocumented(kit)
if (missing.length > 0) {
  console.error(`No docstring: ${missing.join(', ')}`)
  process.exitCode = 1
}
