import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged, targets } from '../../scripts/lib/builds.ts'
import type { Bench, Figure } from '../../scripts/lib/figures.ts'
import { runBrowserTests } from '../../scripts/suites.ts'

const RUNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tests tagged @soak': { GENKAN_E2E_SOAK: '1' },
  'animated tests': { GENKAN_E2E_ANIMATED: '1' },
}

export const bench: Bench = {
  about: 'The browser tests tagged @soak (every language, window and theme), and all others with blur and animations.',
  quickSeconds: 300,
  async run({ quick, log }) {
    ensureChromium()
    await buildChanged(targets)
    const files = quick ? ['home.spec.ts', 'keyboard.spec.ts'] : []
    const results: Figure[] = []
    for (const [name, env] of Object.entries(RUNS)) {
      const { passed, failed, flaky = [] } = await runBrowserTests(files, env)
      for (const { file, title } of flaky) log(`flaky: ${file} › ${title}`)
      results.push(
        { name: `${name} failed`, value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
        { name: `${name} passed`, value: passed + flaky.length, unit: 'tests', target: { op: '>=', value: 1 } },
      )
    }
    return results
  },
}
