import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'

export const bench: Bench = {
  about: 'Games against the computer: each level beats the one below it, in twenty games.',
  quickSeconds: 60,
  async run({ quick, log }) {
    process.env.GENKAN_MATCH_GAMES = quick ? '6' : '20'
    const { passed, failed, output } = await runUnitTests(['src/games'])
    if (failed > 0) log(output)
    return [
      { name: 'tests of games failed', value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
      { name: 'tests passed', value: passed, unit: 'tests', target: { op: '>=', value: 1 } },
    ]
  },
}
