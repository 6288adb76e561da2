/** npm run bench [-- NAME [--quick] [--json FILE]]: the measurements of bench/. */
import { join } from 'node:path'
import { runBench } from './lib/figures.ts'
import { root } from './lib/root.ts'

process.exit(await runBench(join(root, 'bench'), process.argv.slice(2)))
