import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'

const FILE = 'src/client/contributions/hostile-themes.test.ts'

export const bench: Bench = {
  about:
    'Hostile themes and groups of others: each is refused, or data of ours that loads nothing and changes no more.',
  quickSeconds: 30,
  async run({ quick, log }) {
    const count = quick ? 1000 : 20_000
    process.env.GENKAN_THEMES = String(count)
    const { passed, failed, output } = await runUnitTests([FILE])
    if (failed > 0) log(output)
    return [
      { name: `tests of ${count} mutations failed`, value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
      { name: 'tests passed', value: passed, unit: 'tests', target: { op: '>=', value: 2 } },
    ]
  },
}
