import { type RunningServer, startServer } from '../../scripts/lib/server.ts'
import { test as base } from './page.ts'

/** The test with a server of its own: nobody else talks in its chat room, nor reads what browsers report to it. */
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
