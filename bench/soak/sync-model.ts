import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'

const FILES = ['src/client/contributions/sync-model.test.ts', 'src/client/contributions/sync-faults.test.ts']

export const bench: Bench = {
  about:
    'Histories of up to four devices with crashes, lost messages, evictions and a server that is put back: nothing is lost, and the control, eleven seeded faults, is found.',
  quickSeconds: 120,
  async run({ quick, log }) {
    const count = quick ? 3000 : 20_000
    process.env.SYNC_HISTORIES = String(count)
    const { passed, failed, output } = await runUnitTests(FILES)
    if (failed > 0) log(output)
    return [
      {
        name: `tests of ${count} histories and 11 faults failed`,
        value: failed,
        unit: 'tests',
        target: { op: '<=', value: 0 },
      },
      { name: 'tests passed', value: passed, unit: 'tests', target: { op: '>=', value: 13 } },
    ]
  },
}
