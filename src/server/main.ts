import { join } from 'node:path'
import { run } from './run.ts'

await run(process.env, join(import.meta.dirname, '../..'))
