import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { findEngines, play } from '../../e2e/engines/play.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import { type Bench, type Figure, Skipped } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'

/** Where pictures of what is to be seen on the way go. */
const PICTURES = join(root, 'shots/engines')

export const bench: Bench = {
  about: 'The journey of all engines, one after the other, with pictures: nothing fails.',
  quickSeconds: 120,
  async run({ log }) {
    const engines = Object.entries(findEngines())
    if (engines.every(([, open]) => open === undefined)) throw new Skipped('There is no engine to play it in.')
    await buildChanged(['client'])
    mkdirSync(PICTURES, { recursive: true })
    const figures: Figure[] = []
    for (const [name, open] of engines) {
      if (open === undefined) {
        log(`${name} is not installed`)
        continue
      }
      const steps = await play(open, { log: (line) => log(`${name}: ${line}`), pictures: PICTURES })
      const failed = steps.filter(({ error }) => error !== undefined)
      figures.push({
        ...{ name: `steps that failed in ${name}`, value: failed.length, unit: 'steps' },
        target: { op: '<=', value: 0 },
      })
    }
    return figures
  },
}
