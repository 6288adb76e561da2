import { type ChildProcess, spawn } from 'node:child_process'
import type { Bench } from '../../scripts/lib/figures.ts'
import { runUnitTests } from '../../scripts/suites.ts'

/** Programs that take a processor each while the tests run. */
const BURNERS = 2
const [RUNS, QUICK_RUNS] = [10, 2]
const QUICK_PATHS = ['src/server/core']

/** Keeps processors busy. @returns ends it */
function burn(): () => void {
  const children: ChildProcess[] = Array.from({ length: BURNERS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return () => {
    for (const child of children) child.kill('SIGKILL')
  }
}

export const bench: Bench = {
  about: `The unit tests while ${BURNERS} programs take all of a processor: [RUNS] [PATH…], ${RUNS} runs of all by default.`,
  quickSeconds: 600,
  async run({ quick, log, args }) {
    const [first = '', ...others] = args
    const isCount = /^\d+$/.test(first)
    const runs = isCount ? Number(first) : quick ? QUICK_RUNS : RUNS
    const given = isCount ? others : args
    const paths = given.length === 0 && quick ? QUICK_PATHS : given
    const failures = new Map<string, number>()
    let [leastPassed, failedRuns] = [Infinity, 0]
    const end = burn()
    process.once('exit', end)
    try {
      for (let run = 1; run <= runs; run += 1) {
        const start = performance.now()
        const { passed, failed, failures: named = [], output } = await runUnitTests(paths)
        log(`run ${run}: ${passed} passed, ${failed} failed, ${((performance.now() - start) / 1000).toFixed(0)} s`)
        leastPassed = Math.min(leastPassed, passed)
        if (failed === 0) continue
        failedRuns += 1
        for (const { file, title } of named) {
          const name = title === '' ? file : `${file} › ${title}`
          failures.set(name, (failures.get(name) ?? 0) + 1)
        }
        if (named.length === 0) log(output)
      }
    } finally {
      end()
      process.off('exit', end)
    }
    for (const [name, times] of failures) log(`failed ${times} of ${runs}: ${name}`)
    return [
      { name: 'runs with a failed test', value: failedRuns, unit: 'runs', target: { op: '<=', value: 0 } },
      { name: 'tests that passed in each run', value: leastPassed, unit: 'tests', target: { op: '>=', value: 1 } },
    ]
  },
}
