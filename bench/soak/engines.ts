import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { FAIL_IN_FIREFOX, RUN_IN_FIREFOX } from '../../e2e/engines/in-firefox.ts'
import { findPlayers, play } from '../../e2e/engines/play.ts'
import { findFirefox } from '../../e2e/engines/puppeteer.ts'
import { buildChanged } from '../../scripts/lib/builds.ts'
import { type Bench, type Figure, Skipped } from '../../scripts/lib/figures.ts'
import { root } from '../../scripts/lib/root.ts'
import { runBrowserTests } from '../../scripts/suites.ts'

/** Where pictures of what is to be seen on the way go. */
const PICTURES = join(root, 'shots/engines')

export const bench: Bench = {
  about: 'The journey of all engines, one after the other, with pictures, and browser tests in Firefox: nothing fails.',
  quickSeconds: 120,
  async run({ quick, log }) {
    const players = Object.entries(findPlayers())
    if (players.every(([, { open }]) => open === undefined)) throw new Skipped('There is no engine to play it in.')
    await buildChanged(['client', 'gallery', 'extension'])
    mkdirSync(PICTURES, { recursive: true })
    const figures: Figure[] = []
    for (const [name, { open, journey }] of players) {
      if (open === undefined) {
        log(`${name} is not installed`)
        continue
      }
      const steps = await play(open, journey, { log: (line) => log(`${name}: ${line}`), pictures: PICTURES })
      const failed = steps.filter(({ error }) => error !== undefined)
      figures.push({
        ...{ name: `steps that failed in ${name}`, value: failed.length, unit: 'steps' },
        target: { op: '<=', value: 0 },
      })
    }
    if (quick || players.some(([name, { open }]) => name === 'firefox' && open === undefined)) return figures
    const files = RUN_IN_FIREFOX.map((name) => `e2e/${name}.spec.ts`)
    const { passed, failed } = await runBrowserTests(files, {
      ...{ GENKAN_E2E_ENGINE: 'firefox', FIREFOX: findFirefox() ?? '' },
    })
    log(`${passed} browser tests passed in Firefox; not run there, or not yet:`)
    for (const [reason, names] of Object.entries(FAIL_IN_FIREFOX)) log(`${reason}: ${names.join(', ')}`)
    figures.push({
      ...{ name: 'browser tests that failed in Firefox', value: failed, unit: 'tests' },
      target: { op: '<=', value: 0 },
    })
    return figures
  },
}
