/**
 * node scripts/build-game.ts ID … [--out FOLDER]: builds games alone, each into a page that can be opened, and says how
 * large it is.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compressBrotli } from '../build/brotli.ts'
import { buildGame, gameIds } from '../build/games.ts'
import { root } from './lib/root.ts'

const games = join(root, 'src/games')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } })
for (const id of positionals.length > 0 ? positionals : gameIds(games)) {
  const { html } = await buildGame(join(games, id))
  if (values.out !== undefined) {
    mkdirSync(values.out, { recursive: true })
    writeFileSync(join(values.out, `${id}.html`), html)
  }
  console.log(`${id}: ${(compressBrotli(Buffer.from(html)).length / 1000).toFixed(1)} KB in Brotli`)
}
