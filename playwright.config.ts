import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { MOUSE } from './e2e/engines/firefox-mouse.ts'
import { findTestBrowser } from './scripts/browser.ts'

// Set by scripts/suites.ts (a free port, an empty folder); the defaults are for running Playwright directly.
const port = Number(process.env.GENKAN_E2E_PORT ?? 18788)
const dataDir = process.env.GENKAN_E2E_DATA ?? join(tmpdir(), `genkan-e2e-${port}`)
const report = process.env.GENKAN_E2E_REPORT ?? 'node_modules/.cache/genkan/e2e.json'
const inCI = Boolean(process.env.CI)
const executablePath = findTestBrowser()

/**
 * Browser tests of the built product (`npm run e2e` builds it if inputs changed), including the gallery. Tests tagged
 * `@soak` are slow; `npm run soak -- browser` runs them.
 */
export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/lib/teardown.ts',
  outputDir: 'node_modules/.cache/playwright',
  reporter: [['list'], ['json', { outputFile: report }]],
  workers: 2,
  forbidOnly: inCI,
  retries: inCI ? 2 : 0,
  ...(process.env.GENKAN_E2E_SOAK ? { grep: /@soak/ } : { grepInvert: /@soak/ }),
  // A busy machine takes several times as long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  globalTimeout: 40 * 60_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    serviceWorkers: 'block', // they respond before any `page.route` of a test; offline.spec.ts allows them
    ...(process.env.GENKAN_E2E_ENGINE === 'firefox'
      ? {
          ...{ browserName: 'firefox', channel: 'moz-firefox' },
          launchOptions: {
            executablePath: join(import.meta.dirname, 'e2e/engines/bidi-door.ts'),
            firefoxUserPrefs: MOUSE,
          },
        }
      : { launchOptions: executablePath === undefined ? {} : { executablePath } }),
  },
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://127.0.0.1:${port}/`,
    env: {
      ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, GENKAN_GALLERY: '1' },
      TRUST_PROXY: '127.0.0.1', // accounts that tests make come from addresses of their own
      LOG_LEVEL: 'warn', // such as what a page's policy has refused
    },
    reuseExistingServer: false,
    stdout: 'pipe',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
