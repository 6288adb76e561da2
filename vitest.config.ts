import { defineConfig } from 'vitest/config'

/** Unit tests and server tests run in Node; what needs a page is a browser test in e2e/. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{src,scripts,build,bench}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
