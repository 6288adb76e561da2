import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'

const FILE = 'src/client/contributions/hostile-styles.test.ts'

export const bench: Bench = {
  about:
    'Hostile texts in every setting and background of an imported backup: none becomes more of a style than it is.',
  quickSeconds: 30,
  async run({ quick, log }) {
    const count = quick ? 3000 : 100_000
    process.env.GENKAN_STYLES = String(count)
    const { passed, failed, output } = await runUnitTests([FILE])
    if (failed > 0) log(output)
    return [
      { name: `tests of ${count} texts failed`, value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
      { name: 'tests passed', value: passed, unit: 'tests', target: { op: '>=', value: 3 } },
    ]
  },
}
