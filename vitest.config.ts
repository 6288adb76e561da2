import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit and server tests, run in Node; tests that need a page are browser tests in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    // modules of the client keep state and are mocked: each of its files has a process of its own
    projects: [
      { extends: true, test: { name: 'client', include: ['src/{client,extension}/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: { name: 'others', include: ['{src/{shared,server},scripts,build,bench}/**/*.test.ts'], isolate: false },
      },
    ],
    globalSetup: ['src/server/testing/offer-postgres.ts'],
    maxWorkers: Math.max(2, availableParallelism() - 1), // the default leaves one of two cores idle
    testTimeout: 60_000, // a busy machine takes several times as long
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
