/** Runs test suites in parallel within the number of cores, and counts their tests. */

/** A test that ran: its file relative to the project's root, its full title, and its duration. */
export interface TestTiming {
  readonly file: string
  readonly title: string
  readonly seconds: number
}

/** Result of a suite. `output` is printed when something failed; with `report` always. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** Tests that passed only on a retry; not in `passed` or `failed`. */
  readonly flaky?: readonly TestTiming[]
  /** Tests that failed; a file that did not run at all is one with an empty title. */
  readonly failures?: readonly TestTiming[]
  /** Durations of all tests. */
  readonly times?: readonly TestTiming[]
  readonly output: string
  readonly report?: boolean
}

export interface Suite {
  readonly name: string
  /** Suites that must finish before. If one of them failed, this one is not run and counts as one failure. */
  readonly needs?: readonly string[]
  /** Number of cores it uses; a suite that uses all of them runs alone. */
  readonly cores: 0 | 1 | 2
  /** Not a test: not counted when it succeeds. */
  readonly preparation?: boolean
  readonly run: () => Promise<Outcome>
}

export interface Total {
  /** Includes flaky tests. */
  readonly passed: number
  readonly failed: number
}

const CORES = 2

/** Number of slowest tests listed per suite. */
const SLOWEST_COUNT = 10

const formatElapsed = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

async function runSuite({ name, preparation, run }: Suite): Promise<Outcome> {
  try {
    const outcome = await run()
    const isEmpty = !preparation && outcome.passed + outcome.failed + (outcome.flaky?.length ?? 0) === 0
    return isEmpty ? { ...outcome, failed: 1, output: `${outcome.output}\n${name} ran no test.`.trim() } : outcome
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The line of a finished suite, e.g. `✓ unit  412 passed  9.3 s`. */
export function describeOutcome(
  name: string,
  { passed, failed, flaky = [], skipped = 0 }: Outcome,
  time: string,
): string {
  const counts = [
    ...(passed > 0 ? [`${passed} passed`] : []),
    ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ]
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${(counts.join(', ') || 'ready').padEnd(20)} ${time.padStart(8)}`
}

const formatTests = (heading: string, tests: readonly TestTiming[]): string =>
  [heading, ...tests.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${title}`)].join(
    '\n',
  )

/** Lists printed after all suites: the slowest tests of each suite, and the flaky tests. */
function describeTests(outcomes: ReadonlyMap<string, Outcome>): readonly string[] {
  const slowest = [...outcomes].flatMap(([name, { times = [] }]) => {
    const tests = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST_COUNT)
    return tests.length > 0 ? [formatTests(`slowest of ${name}`, tests)] : []
  })
  const flaky = [...outcomes.values()].flatMap((outcome) => outcome.flaky ?? [])
  return flaky.length > 0 ? [...slowest, formatTests('flaky', flaky)] : slowest
}

/**
 * Runs all suites in order, in parallel while cores are free, each after its `needs`. A failure stops only suites that
 * need the failed one. `print` gets whole lines; those of one suite stay together.
 */
export async function runSuites(suites: readonly Suite[], print: (text: string) => void): Promise<Total> {
  const outcomes = new Map<string, Outcome>()
  const running = new Map<Suite, Promise<void>>()
  const queue = [...suites]

  const finish = (suite: Suite, outcome: Outcome, time: string) => {
    outcomes.set(suite.name, outcome)
    print(describeOutcome(suite.name, suite.preparation ? { ...outcome, passed: 0 } : outcome, time))
    if (outcome.failed > 0) print(`──── ${suite.name} ────\n${outcome.output.trimEnd()}\n────`)
    else if (outcome.report) print(outcome.output.trimEnd())
  }
  const canStart = (suite: Suite) => {
    const busyCores = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
    const names = suites.map(({ name }) => name)
    return (
      busyCores + suite.cores <= CORES &&
      (suite.needs ?? []).every((name) => outcomes.has(name) || !names.includes(name))
    )
  }

  while (queue.length > 0 || running.size > 0) {
    for (const suite of queue.filter(canStart)) {
      if (!canStart(suite)) continue // a suite started in this loop may have taken the cores
      queue.splice(queue.indexOf(suite), 1)
      const failedNeed = suite.needs?.find((name) => (outcomes.get(name)?.failed ?? 0) > 0)
      if (failedNeed !== undefined) {
        finish(suite, { passed: 0, failed: 1, output: `Not run: ${failedNeed} failed.` }, '')
        continue
      }
      const started = performance.now()
      const done = runSuite(suite).then((outcome) => {
        running.delete(suite)
        finish(suite, outcome, formatElapsed(started))
      })
      running.set(suite, done)
    }
    if (running.size > 0) await Promise.race(running.values())
  }

  const counted = suites.filter(({ name, preparation }) => !preparation || (outcomes.get(name)?.failed ?? 0) > 0)
  const sum = (part: 'passed' | 'failed') =>
    counted.reduce((total, { name }) => total + (outcomes.get(name)?.[part] ?? 0), 0)
  const flaky = counted.reduce((total, { name }) => total + (outcomes.get(name)?.flaky?.length ?? 0), 0)
  for (const text of describeTests(outcomes)) print(text)
  const failures = suites.map(({ name }) => name).filter((name) => (outcomes.get(name)?.failed ?? 0) > 0)
  if (failures.length > 0) print(`Failed: ${failures.join(', ')}`)
  return { passed: sum('passed') + flaky, failed: sum('failed') }
}
