/**
 * npm test: all suites. npm run check: those without a build. npm run e2e [-- ARGS]: Playwright on the built product.
 * By name: node scripts/test.mjs types unit. The last line is `N passed, N failed`; exit code 1 on a failure.
 */
import { runSuites } from './lib/suites/suites.ts'
import { checks, findSuites } from './suites.ts'

const [first, ...rest] = process.argv.slice(2)
const names =
  first === undefined
    ? []
    : first === 'check'
      ? checks
      : first === 'e2e'
        ? ['browser', 'build', 'e2e']
        : [first, ...rest]
const started = performance.now()
const suites = findSuites(names, first === 'e2e' ? { e2e: rest } : {})
const { passed, failed } = await runSuites(suites, (text) => console.log(text))
console.log(`in ${((performance.now() - started) / 1000).toFixed(0)} s`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
