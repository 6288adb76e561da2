import { expect, test } from 'vitest'
import { readBrowserReport } from './reports.ts'

const result = (duration: number, status = 'passed') => ({ duration, status })
const spec = (title: string, status: string, ...results: readonly object[]) => ({
  title,
  tests: [{ status, results: results as { duration: number }[] }],
})

test('a browser test that passed on repetition is flaky, by its file and its whole title', () => {
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
  const counted = readBrowserReport(report, '/genkan')
  expect(counted).toMatchObject({ passed: 1, failed: 1, skipped: 1 })
  expect(counted.flaky).toMatchObject([{ file: 'e2e/clock.spec.ts', title: 'on a phone › is smaller', seconds: 2.5 }])
})
