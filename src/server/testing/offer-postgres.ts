/** Vitest's global setup: one PostgreSQL server for a run, started by the first test file that wants it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers with the address of a new, empty database. */
    readonly postgresOffer: string
  }
}

export default async function offerPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined
  const offer = createServer((_request, response) => {
    starting ??= startPostgres()
    starting
      .then((server) => server.create())
      .then(
        (url) => response.end(url),
        (error) => response.writeHead(500).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => offer.listen(0, '127.0.0.1', resolve))
  provide('postgresOffer', `http://127.0.0.1:${(offer.address() as AddressInfo).port}/`)
  return async () => {
    offer.closeAllConnections()
    offer.close()
    await (await starting)?.stop()
  }
}
