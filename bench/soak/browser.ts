import { ensureChromium } from '../../scripts/browser.ts'
import { buildChanged, targets } from '../../scripts/lib/builds.ts'
import type { Bench } from '../../scripts/lib/figures.ts'
import { runBrowserTests } from '../../scripts/suites.ts'

export const bench: Bench = {
  about: 'The browser tests that are tagged @soak: every language, window and theme, and many reloads.',
  quickSeconds: 300,
  async run({ quick, log }) {
    ensureChromium()
    await buildChanged(targets)
    const {
      passed,
      failed,
      flaky = [],
    } = await runBrowserTests(quick ? ['home.spec.ts', 'keyboard.spec.ts'] : [], {
      GENKAN_E2E_SOAK: '1',
    })
    for (const { file, title } of flaky) log(`flaky: ${file} › ${title}`)
    return [
      { name: 'browser tests failed', value: failed, unit: 'tests', target: { op: '<=', value: 0 } },
      { name: 'browser tests passed', value: passed + flaky.length, unit: 'tests', target: { op: '>=', value: 1 } },
    ]
  },
}
