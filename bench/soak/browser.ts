import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged, targets } from '../../scripts/lib/builds.ts'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import type { Outcome } from '../../scripts/lib/suites/suites.ts'
import { runBrowserTests, runComponentTests } from '../../scripts/suites.ts'

const RUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tests tagged @soak': { GENKAN_E2E_SOAK: '1' },
  'animated tests': { GENKAN_E2E_ANIMATED: '1' },
}

export const bench: Bench = {
  about:
    'Browser and component tests tagged soak (more than a journey; every language, window and theme), and all other browser tests with blur and animations.',
  quickSeconds: 300,
  async run({ quick, log }) {
    ensureChromium()
    await buildChanged(targets)
    const files = quick ? ['home.spec.ts', 'keyboard.spec.ts'] : []
    const results: Figure[] = []
    const runs: Readonly<Record<string, () => Promise<Outcome>>> = {
      ...Object.fromEntries(Object.entries(RUNS).map(([name, env]) => [name, () => runBrowserTests(files, env)])),
      ...(quick ? {} : { 'component tests tagged soak': () => runComponentTests(['--tags-filter=soak']) }),
    }
    for (const [name, start] of Object.entries(runs)) {
      const { passed, failed, flaky = [] } = await start()
      for (const { file, title } of flaky) log(`flaky: ${file} › ${title}`)
      results.push(
        { name: `${name} failed`, value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
        { name: `${name} passed`, value: passed + flaky.length, unit: 'tests', target: { op: '>=', value: 1 } },
      )
    }
    return results
  },
}
