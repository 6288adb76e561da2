import { expect, test } from 'vitest'
import { readAnnotations, readBrowserReport, readEngineReport, readUnitReport } from './reports.ts'
import { findViews } from './views.ts'

const result = (duration: number, status = 'passed') => ({ duration, status })
const spec = (title: string, status: string, ...results: readonly object[]) => ({
  title,
  tests: [{ status, results: results as { duration: number }[] }],
})

test('a browser test that passed on a retry is flaky, with its file and full title', () => {
  const report = {
    config: { rootDir: '/genkan/e2e' },
    suites: [
      {
        title: 'clock.spec.ts',
        file: 'clock.spec.ts',
        specs: [spec('shows the time', 'expected', result(1500)), spec('ticks', 'unexpected', result(9000, 'failed'))],
        suites: [
          {
            title: 'on a phone',
            file: 'clock.spec.ts',
            specs: [
              spec('is smaller', 'flaky', result(2000, 'failed'), result(500)),
              spec('is not there', 'skipped', result(0, 'skipped')),
            ],
          },
        ],
      },
    ],
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
  }
  const { times, ...counted } = readBrowserReport(report, '/genkan')
  expect(counted).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
  expect(counted.flaky).toMatchObject([{ file: 'e2e/clock.spec.ts', title: 'on a phone › is smaller', seconds: 2.5 }])
  expect(times?.map(({ title, seconds }) => [title, seconds])).toEqual([
    ['shows the time', 1.5],
    ['ticks', 9],
    ['on a phone › is smaller', 2.5],
    ['on a phone › is not there', 0],
  ])
})

test('a unit test’s file is relative to the root; a skipped one has no duration; failed ones are named', () => {
  const report = {
    numPassedTests: 0,
    numPendingTests: 1,
    testResults: [
      {
        name: '/genkan/src/shared/lib/color.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'a colour is read', status: 'failed', duration: 250 },
          { fullName: 'later', status: 'pending', duration: null },
        ],
      },
      { name: '/genkan/src/shared/lib/broken.test.ts', status: 'failed', assertionResults: [] },
      {
        // its `beforeAll` has failed; Vitest ends with 0 then
        name: '/genkan/src/shared/lib/begun.test.ts',
        status: 'failed',
        assertionResults: [{ fullName: 'never run', status: 'skipped' }],
      },
    ],
  }
  expect(readUnitReport(report, '/genkan')).toEqual({
    passed: 0,
    failed: 3,
    skipped: 1,
    failures: [
      { file: 'src/shared/lib/color.test.ts', title: 'a colour is read', seconds: 0.25 },
      { file: 'src/shared/lib/broken.test.ts', title: '', seconds: 0 },
      { file: 'src/shared/lib/begun.test.ts', title: '', seconds: 0 },
    ],
    times: [
      { file: 'src/shared/lib/color.test.ts', title: 'a colour is read', seconds: 0.25 },
      { file: 'src/shared/lib/color.test.ts', title: 'later', seconds: 0 },
      { file: 'src/shared/lib/begun.test.ts', title: 'never run', seconds: 0 },
    ],
  })
})

test('the last attempt of an engine counts; what had failed before and passed in it is flaky', () => {
  const passed = (name: string) => ({ name, seconds: 1 })
  const failed = (name: string) => ({ name, seconds: 15, error: 'not in time' })
  const report = {
    firefox: [[passed('it starts'), failed('a drag')], [failed('it starts')], ['it starts', 'a drag'].map(passed)],
    webkit: [[passed('it starts'), failed('a drag')], [passed('it starts')], [passed('it starts'), failed('a drag')]],
  }
  const { times, flaky, failures, ...counted } = readEngineReport(report)
  expect(counted).toEqual({ passed: 1, failed: 1 })
  expect(flaky?.map(({ title }) => title)).toEqual(['firefox: it starts', 'firefox: a drag'])
  expect(failures).toEqual([{ file: 'e2e/engines/journey.ts', title: 'webkit: a drag', seconds: 15 }])
  expect(times).toHaveLength(4)
})

test('the views of a build are what it loads on demand; those of tests that failed are not opened', () => {
  const views = findViews({
    'a/Dialog.tsx': { file: 'assets/Dialog-1.js', isDynamicEntry: true },
    'a/rules.ts': { file: 'assets/rules-1.js', isDynamicEntry: true },
    'a/Part.tsx': { file: 'assets/Part-1.js' },
  })
  expect([...views]).toEqual([['/assets/Dialog-1.js', 'a/Dialog.tsx']])
  const of = (status: string, description: string) => ({
    title: 'a test',
    tests: [{ status, results: [], annotations: [{ type: 'view', description }, { type: 'slow' }] }],
  })
  const inner = { title: 'inner', file: 'a.spec.ts', specs: [of('flaky', 'b/Window.tsx')] }
  const specs = [of('expected', 'a/Dialog.tsx'), of('unexpected', 'c/Window.tsx')]
  const report = { suites: [{ title: 'a.spec.ts', file: 'a.spec.ts', specs, suites: [inner] }] }
  expect([...readAnnotations(report, 'view')]).toEqual(['a/Dialog.tsx', 'b/Window.tsx'])
})
