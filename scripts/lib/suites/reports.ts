/** Parses the reports of the test runners. */
import { isAbsolute, join, relative } from 'node:path'
import type { Outcome, TestTiming } from './suites.ts'

/** Counts and durations of a suite by its report. */
export type SuiteCounts = Omit<Outcome, 'output'>

/** The parts of Playwright's JSON report in use. */
export interface BrowserReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly BrowserSuite[]
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>
}

interface BrowserTest {
  readonly status: string
  readonly results: readonly { readonly duration: number }[]
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[]
}

interface BrowserSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly BrowserSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly BrowserTest[]
  }[]
}

/** The parts of Vitest's JSON report in use. */
interface UnitReport {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
    }[]
  }[]
}

function* listTests(
  suite: BrowserSuite,
  outerTitles: readonly string[] = [],
): Generator<TestTiming & Required<Pick<BrowserTest, 'status' | 'annotations'>>> {
  const titles = suite.title === suite.file ? outerTitles : [...outerTitles, suite.title]
  for (const { title, tests } of suite.specs)
    for (const { status, results, annotations = [] } of tests)
      yield {
        file: suite.file,
        title: [...titles, title].join(' › '),
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        status,
        annotations,
      }
  for (const child of suite.suites ?? []) yield* listTests(child, titles)
}

/** A browser test that passed only on a retry is flaky; it is not in `passed` or `failed`. */
export function readBrowserReport({ config, suites, stats }: BrowserReport, root: string): SuiteCounts {
  const tests = suites
    .flatMap((suite) => [...listTests(suite)])
    .map((test) => ({ ...test, file: relative(root, join(config.rootDir, test.file)) }))
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: tests.filter(({ status }) => status === 'flaky'),
    times: tests,
  }
}

/** What tests that passed have noted in annotations of a type. */
export function readAnnotations({ suites }: Pick<BrowserReport, 'suites'>, type: string): ReadonlySet<string> {
  const annotations = suites
    .flatMap((suite) => [...listTests(suite)])
    .flatMap((test) => (test.status === 'unexpected' ? [] : test.annotations))
  return new Set(annotations.flatMap((one) => (one.type === type ? (one.description ?? []) : [])))
}

/**
 * Unit tests are not retried, so none is flaky. A file that has failed as a whole counts as one failure, although its tests
 * are skipped or unknown and Vitest ends as if all was well.
 */
export function readUnitReport(report: UnitReport, root: string): SuiteCounts {
  const files = report.testResults.map(({ name, status, assertionResults }) => {
    const file = isAbsolute(name) ? relative(root, name) : name
    const tests = assertionResults.map(({ fullName, duration, status: outcome }) => ({
      ...{ file, title: fullName, seconds: (duration ?? 0) / 1000 },
      failed: outcome === 'failed',
    }))
    return { file, tests, failed: status === 'failed' && !tests.some(({ failed }) => failed) }
  })
  const timingOf = ({ file, title, seconds }: TestTiming): TestTiming => ({ file, title, seconds })
  const failures = files.flatMap(({ file, tests, failed }) => [
    ...tests.filter((test) => test.failed).map(timingOf),
    ...(failed ? [{ file, title: '', seconds: 0 }] : []),
  ])
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests,
    failures,
    times: files.flatMap(({ tests }) => tests.map(timingOf)),
  }
}

/** A step of the journey that an engine has played, with what was wrong. */
export interface PlayedStep {
  readonly name: string
  readonly seconds: number
  readonly error?: string
}

/** What each engine has played of the journey, attempt by attempt. */
export type EngineReport = Readonly<Record<string, readonly (readonly PlayedStep[])[]>>

/** An engine's last attempt counts; a step that passed in it and had failed before is flaky. */
export function readEngineReport(report: EngineReport): SuiteCounts {
  const steps = Object.entries(report).flatMap(([engine, attempts]) => {
    const last = attempts.at(-1) ?? []
    const earlier = attempts.slice(0, -1).flat()
    return last.map(({ name, seconds, error }) => {
      const hasFailed = earlier.some((step) => step.name === name && step.error !== undefined)
      const timing = { file: 'e2e/engines/journey.ts', title: `${engine}: ${name}`, seconds }
      return { timing, status: error === undefined ? (hasFailed ? 'flaky' : 'passed') : 'failed' }
    })
  })
  const timingsOf = (wanted: string) => steps.flatMap(({ timing, status }) => (status === wanted ? [timing] : []))
  const failures = timingsOf('failed')
  return {
    ...{ passed: timingsOf('passed').length, failed: failures.length, failures },
    ...{ flaky: timingsOf('flaky'), times: steps.map(({ timing }) => timing) },
  }
}
