import { type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { test as base } from './page.ts'

/** The test with a server of its own, so that nobody else talks in its chat room. */
export const test = base.extend<object, { readonly ownServer: RunningServer }>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ env: { LOG_LEVEL: 'error' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
})
