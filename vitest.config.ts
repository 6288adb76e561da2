import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findTestBrowser } from './scripts/browser.ts'
import { keepModules } from './scripts/lib/keep-modules.ts'
import { pageCommands } from './scripts/lib/page-commands.ts'
import { clientCode } from './vite.config.ts'

const COMPONENT_TESTS = 'src/client/**/*.browser.test.tsx'

const code = clientCode()
const executablePath = findTestBrowser()
const isWatching = !process.argv.includes('run')

/**
 * `client` and `others`: unit and server tests, run in Node. `component`: parts of the client, each drawn alone in a
 * browser, by its sources. What needs the whole page is a browser test in e2e/.
 */
export default defineConfig({
  test: {
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/{client,extension}/**/*.test.{ts,tsx}'],
          exclude: [COMPONENT_TESTS],
          isolate: false,
          setupFiles: ['src/client/testing/fresh-file.ts'], // modules of the client keep state and are mocked
        },
      },
      {
        extends: true,
        test: {
          name: 'others',
          include: ['{src/{shared,server,games},scripts,build,bench}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        ...code,
        plugins: [...(code.plugins ?? []), ...(isWatching ? [] : [keepModules()])],
        // found before the first test: one that is found later reloads the page
        optimizeDeps: {
          ...code.optimizeDeps,
          entries: ['src/client/main.ts', 'src/client/startup/after-first-frame.ts', COMPONENT_TESTS],
          exclude: ['@excalidraw/excalidraw'],
        },
        test: {
          name: 'component',
          include: [COMPONENT_TESTS],
          setupFiles: ['src/client/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000, interval: 20 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false }, // as in Playwright's tests
            viewport: { width: 1440, height: 900 },
            provider: playwright({
              launchOptions: executablePath === undefined ? {} : { executablePath },
              contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 } },
            }),
            commands: pageCommands,
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
    tags: [{ name: 'soak', description: 'Tests of more than a journey; `npm run soak -- browser` runs them.' }],
    globalSetup: ['src/server/testing/offer-postgres.ts'],
    maxWorkers: Math.max(2, availableParallelism() - 1), // the default leaves one of two cores idle
    testTimeout: 60_000, // a busy machine takes several times as long
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
