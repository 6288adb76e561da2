/** Reads the reports that the test runners leave. */
import { isAbsolute, join, relative } from 'node:path'
import type { Outcome } from './suites.ts'

/** A test that ran: its file from the root of the project, its title with those of what it stands in, what it took. */
export interface Timed {
  readonly file: string
  readonly title: string
  readonly seconds: number
}

/** What a report says of its suite. */
export type Counted = Omit<Outcome, 'output'>

/** The parts of Playwright's JSON report that are read. */
interface BrowserReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly BrowserSuite[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

interface BrowserSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly { readonly status: string; readonly results: readonly { readonly duration: number }[] }[]
  }[]
}

/** The parts of Vitest's JSON report that are read. */
interface UnitReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[]
  }[]
}

function* testsIn(suite: BrowserSuite, within: readonly string[] = []): Generator<Timed & { readonly status: string }> {
  const above = suite.title === suite.file ? within : [...within, suite.title]
  for (const { title, tests } of suite.specs)
    for (const { status, results } of tests)
      yield {
        file: suite.file,
        title: [...above, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status,
      }
  for (const each of suite.suites ?? []) yield* testsIn(each, above)
}

/** A browser test that passed only when it was repeated is flaky: neither among the passed nor among the failed. */
export function readBrowserReport({ config, suites, stats }: BrowserReport, root: string): Counted {
  const tests = suites
    .flatMap((suite) => [...testsIn(suite)])
    .map((test) => ({ ...test, file: relative(root, join(config.rootDir, test.file)) }))
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky'),
    times: tests,
  }
}

/** A unit test is run once: it has passed, failed or been skipped. */
export function readUnitReport(report: UnitReport, root: string): Counted {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: isAbsolute(name) ? relative(root, name) : name,
        title: fullName,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
  }
}
