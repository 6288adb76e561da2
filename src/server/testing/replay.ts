import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

/**
 * A recorded or reconstructed exchange with a third party. The shape of a `reconstructed` one is taken from the source
 * in `provenance.from`; its values are invented.
 */
export const fixtureSchema = v.object({
  provenance: v.object({
    kind: v.picklist(['reconstructed', 'recorded']),
    from: v.string(),
    date: v.pipe(v.string(), v.isoDate()),
    unverified: v.optional(v.array(v.string()), []),
  }),
  request: v.object({
    method: v.picklist(['GET', 'POST']),
    host: v.string(),
    path: v.string(),
    /** All parameters of the query; a missing, different or additional one is a miss. */
    query: v.record(v.string(), v.string()),
    /** Regular expressions by header. */
    requireHeaders: v.optional(v.record(v.string(), v.string()), {}),
    /** The exact text of what is posted. */
    post: v.optional(v.string(), ''),
  }),
  response: v.object({
    status: v.number(),
    /** Several of a name as a list. */
    headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
    bodyText: v.optional(v.string()),
    bodyBase64: v.optional(v.string()),
    /** Delay before the first byte, in milliseconds. */
    delay: v.optional(v.number(), 0),
  }),
})
export type Fixture = v.InferOutput<typeof fixtureSchema>

export interface Replay {
  readonly origin: string
  /** Mirrors that redirect every host of the fixtures to this server. */
  readonly mirrors: ReadonlyMap<string, string>
  /** Requests that match no fixture. A test must expect none. */
  readonly misses: readonly string[]
  /** Hosts and paths of matched requests, in order. */
  readonly hits: readonly string[]
  readonly use: (...fixtures: readonly Fixture[]) => void
  readonly close: () => Promise<void>
}

/** Starts a local server that replays the fixtures in use; any other request gets status 599 and is a miss. */
export async function startReplay(hosts: readonly string[]): Promise<Replay> {
  const misses: string[] = []
  const hits: string[] = []
  let active: readonly Fixture[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://replay')
    const host = String(request.headers['x-forwarded-host'])
    const post = await text(request)
    const fixture = active.find((candidate) => matches(candidate, request, { host, url, post }))
    if (!fixture) {
      misses.push(`${request.method} ${host}${url.pathname}${url.search}`)
      response.writeHead(599).end()
      return
    }
    hits.push(`${host}${url.pathname}`)
    const { status, headers, delay, bodyText, bodyBase64 } = fixture.response
    await wait(delay)
    response.writeHead(status, headers)
    response.end(bodyBase64 === undefined ? bodyText : Buffer.from(bodyBase64, 'base64'))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    mirrors: new Map(hosts.flatMap((host) => [`https://${host}`, `http://${host}`].map((from) => [from, origin]))),
    misses,
    hits,
    use: (...fixtures) => {
      active = fixtures
      hits.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

interface Received {
  readonly host: string
  readonly url: URL
  readonly post: string
}

function matches({ request: expected }: Fixture, request: IncomingMessage, { host, url, post }: Received): boolean {
  const query = Object.entries(expected.query)
  return (
    request.method === expected.method &&
    post === expected.post &&
    host === expected.host &&
    url.pathname === expected.path &&
    url.searchParams.size === query.length &&
    query.every(([name, value]) => url.searchParams.get(name) === value) &&
    Object.entries(expected.requireHeaders).every(([name, pattern]) =>
      new RegExp(pattern).test(String(request.headers[name])),
    )
  )
}
