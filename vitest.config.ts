import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit and server tests, run in Node; tests that need a page are browser tests in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,scripts,build,bench}/**/*.test.{ts,tsx}'],
    maxWorkers: Math.max(2, availableParallelism() - 1), // the default leaves one of two cores idle
    testTimeout: 60_000, // a busy machine takes several times as long
    hookTimeout: 60_000,
  },
})
