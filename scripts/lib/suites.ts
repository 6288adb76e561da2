/** Runs suites of tests side by side where they leave room for it, and counts. */
import type { Timed } from './reports.ts'

/** What became of a suite. `output` is shown when something failed. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** Tests that passed only when they were repeated; they count among neither of the above. */
  readonly flaky?: readonly Timed[]
  /** What each test took. */
  readonly times?: readonly Timed[]
  readonly output: string
}

export interface Suite {
  readonly name: string
  /** Suites that have to be over before. When one of these failed, this one is not run and counts as one failure. */
  readonly needs?: readonly string[]
  /** How many of the machine's cores it keeps busy; suites that take all of them run alone. */
  readonly cores: 0 | 1 | 2
  /** Not a test: counts nothing when it succeeds. */
  readonly preparation?: boolean
  readonly run: () => Promise<Outcome>
}

export interface Total {
  /** With those that were flaky. */
  readonly passed: number
  readonly failed: number
}

const CORES = 2

/** So many of the slowest tests of a suite are listed. */
const SLOWEST = 10

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

async function runSuite({ name, preparation, run }: Suite): Promise<Outcome> {
  try {
    const outcome = await run()
    const nothing = !preparation && outcome.passed + outcome.failed + (outcome.flaky?.length ?? 0) === 0
    return nothing ? { ...outcome, failed: 1, output: `${outcome.output}\n${name} ran no test.`.trim() } : outcome
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** The line of a suite that is over, e.g. `✓ unit  412 passed  9.3 s`. */
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

const list = (heading: string, tests: readonly Timed[]): string =>
  [heading, ...tests.map(({ file, title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file} › ${title}`)].join(
    '\n',
  )

/** What is said of single tests once all suites are over: the slowest of each suite, and what was flaky. */
function describeTests(outcomes: ReadonlyMap<string, Outcome>): readonly string[] {
  const slowest = [...outcomes].flatMap(([name, { times = [] }]) => {
    const tests = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
    return tests.length > 0 ? [list(`slowest of ${name}`, tests)] : []
  })
  const flaky = [...outcomes.values()].flatMap((outcome) => outcome.flaky ?? [])
  return flaky.length > 0 ? [...slowest, list('flaky', flaky)] : slowest
}

/**
 * Runs all suites: in their order, beside one another while their cores suffice, each after those that it needs.
 * A failure stops nothing but what needs it. `print` gets whole lines; those of one suite stay together.
 */
export async function runSuites(suites: readonly Suite[], print: (text: string) => void): Promise<Total> {
  const outcomes = new Map<string, Outcome>()
  const running = new Map<Suite, Promise<void>>()
  const waiting = [...suites]

  const finish = (suite: Suite, outcome: Outcome, time: string) => {
    outcomes.set(suite.name, outcome)
    print(describeOutcome(suite.name, suite.preparation ? { ...outcome, passed: 0 } : outcome, time))
    if (outcome.failed > 0) print(`──── ${suite.name} ────\n${outcome.output.trimEnd()}\n────`)
  }
  const startable = (suite: Suite) => {
    const busy = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0)
    const known = suites.map(({ name }) => name)
    return (
      busy + suite.cores <= CORES && (suite.needs ?? []).every((name) => outcomes.has(name) || !known.includes(name))
    )
  }

  while (waiting.length > 0 || running.size > 0) {
    for (const suite of waiting.filter((each) => startable(each))) {
      if (!startable(suite)) continue // one that was started just now took the room
      waiting.splice(waiting.indexOf(suite), 1)
      const missing = suite.needs?.find((name) => (outcomes.get(name)?.failed ?? 0) > 0)
      if (missing !== undefined) {
        finish(suite, { passed: 0, failed: 1, output: `Not run: ${missing} failed.` }, '')
        continue
      }
      const started = performance.now()
      const over = runSuite(suite).then((outcome) => {
        running.delete(suite)
        finish(suite, outcome, seconds(started))
      })
      running.set(suite, over)
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
