import { type RunningServer, startServer } from '../../scripts/lib/server.ts'
import type { Login } from './devices.ts'
import { test as base } from './page.ts'

interface OwnServer {
  readonly ownServer: RunningServer
  /** The login of its administrator, who is made by its first link, which is good once. */
  readonly admin: Login
}

/** The test with a server of its own: nobody else talks in its chat room, nor reads what browsers report to it. */
export const test = base.extend<object, OwnServer>({
  ownServer: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ env: { LOG_LEVEL: 'error' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  admin: [
    async ({ ownServer }, use) => {
      const token = /#setup=(\S+)/.exec(ownServer.output())?.[1]
      const body = JSON.stringify({ token, password: 'abc123' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${ownServer.origin}/users/setup_admin`, { method: 'POST', headers, body })
      await use((await answer.json()).data)
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownServer }, use) => use(ownServer.origin),
})
