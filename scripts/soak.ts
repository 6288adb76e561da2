/** npm run soak [-- NAME [--quick] [--json FILE]]: the long proofs of bench/soak/. */
import { join } from 'node:path'
import { runBench } from './lib/figures.ts'
import { root } from './lib/root.ts'

process.exit(await runBench(join(root, 'bench', 'soak'), process.argv.slice(2)))
