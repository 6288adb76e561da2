import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit tests and server tests run in Node; what needs a page is a browser test in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,scripts,build,bench}/**/*.test.{ts,tsx}'],
    maxWorkers: Math.max(2, availableParallelism() - 1), // by itself it leaves one of two cores idle
    testTimeout: 60_000, // a machine that is busy with other things takes several times as long
    hookTimeout: 60_000,
  },
})
