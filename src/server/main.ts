import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
// the next start finds the program compiled, which is most of its time
enableCompileCache(join(root, 'node_modules/.cache/genkan/compiled'))
const { run } = await import('./run.ts')
await run(process.env, root)
flushCompileCache()
