import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'
import type { AccountFigures } from './sync/run-account.ts'

const FILE = 'bench/soak/sync/run-account.test.ts'
const none = { unit: 'times', target: { op: '<=', value: 0 } } as const

export const bench: Bench = {
  about:
    'Devices of one account, each with the product’s syncer, that edit at people’s pace on a real server with SQLite: nothing is lost or twice, and all end the same.',
  quickSeconds: 240,
  async run({ quick, log }) {
    const folder = mkdtempSync(join(tmpdir(), 'genkan-soak-devices-'))
    const file = join(folder, 'figures.json')
    const [devices, seconds] = quick ? [12, 40] : [50, 300]
    Object.assign(process.env, {
      ...{ SYNC_DEVICES: devices, SYNC_SECONDS: seconds, SYNC_TICK_MS: 20_000, SYNC_FIGURES: file },
    })
    try {
      const { failed, output } = await runUnitTests([FILE])
      if (failed > 0) log(output)
      const figures: AccountFigures = JSON.parse(readFileSync(file, 'utf8'))
      const { edits, pushes, checks, pulls, conflicts, putOff, paused, problems, differing } = figures
      log(`${devices} devices, ${seconds} s: ${edits} edits, ${pushes} pushes, ${conflicts} after another device’s`)
      log(`${checks} checks, ${pulls} pulls, ${putOff} requests put off by the server, ${paused} pauses of a device`)
      for (const problem of problems.slice(0, 20)) log(problem)
      return [
        { name: 'lost or twice', value: problems.length, ...none },
        { name: 'documents that differ at the end', value: differing.length, ...none },
        { name: 'tests failed', value: failed, ...none },
        { name: 'rounds of a sync (median)', value: figures.rounds, unit: 'rounds', target: { op: '<=', value: 2 } },
        {
          ...{ name: 'a push takes (median)', value: figures.p50, unit: 'ms' },
          control: { name: 'a check', value: figures.checkP50 },
        },
        {
          ...{ name: '99 % of pushes take', value: figures.p99, unit: 'ms', timed: true },
          ...{ target: { op: '<=', value: 500 }, control: { name: '99 % of checks', value: figures.checkP99 } },
        },
      ]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
