import { globSync } from 'node:fs'
import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged, targets } from '../../scripts/lib/builds.ts'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import type { Outcome } from '../../scripts/lib/suites/suites.ts'
import { runBrowserTests, runComponentTests } from '../../scripts/suites.ts'

export const bench: Bench = {
  about:
    'Hostile markup through every place that takes text or markup from outside, without a policy: none of it runs.',
  quickSeconds: 300,
  async run({ quick, log }) {
    ensureChromium()
    const count = quick ? 3000 : 24_000
    process.env.VITE_HOSTILE = String(count)
    const figures = (name: string, { passed, failed, output }: Outcome): Figure[] => {
      if (failed > 0) log(output)
      return [
        { name: `${name} failed`, value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
        { name: `${name} passed`, value: passed, unit: 'tests', target: { op: '>=', value: 1 } },
      ]
    }
    const alone = await runComponentTests(globSync('src/client/**/hostile-*.browser.test.tsx'))
    const sanitised = figures(`notes and pictures with ${count} texts:`, alone)
    await buildChanged(targets)
    const only = quick ? ['-g', 'round 2$|3000'] : []
    const shown = await runBrowserTests(['hostile-texts.spec.ts', ...only], { GENKAN_E2E_SOAK: '1' })
    return [...sanitised, ...figures('pages full of them', shown)]
  },
}
