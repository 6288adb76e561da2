import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import * as v from 'valibot'

/**
 * A recorded or reconstructed exchange with a third party. Where no one has recorded one, the shape is taken from what
 * `provenance.from` names and the values are invented; such a fixture says `reconstructed`.
 */
export const fixtureSchema = v.object({
  provenance: v.object({
    kind: v.picklist(['reconstructed', 'recorded']),
    from: v.string(),
    date: v.pipe(v.string(), v.isoDate()),
    unverified: v.optional(v.array(v.string()), []),
  }),
  request: v.object({
    method: v.literal('GET'),
    host: v.string(),
    path: v.string(),
    /** Every parameter of the query, exactly; anything missing, other or additional is a miss. */
    query: v.record(v.string(), v.string()),
    /** Patterns that headers must match. */
    requireHeaders: v.optional(v.record(v.string(), v.string()), {}),
  }),
  response: v.object({
    status: v.number(),
    headers: v.record(v.string(), v.string()),
    bodyText: v.optional(v.string()),
    bodyBase64: v.optional(v.string()),
    /** Before the first byte, in milliseconds. */
    delay: v.optional(v.number(), 0),
  }),
})
export type Fixture = v.InferOutput<typeof fixtureSchema>

export interface Replay {
  readonly origin: string
  /** The mirrors that lead every host of the fixtures here. */
  readonly mirrors: ReadonlyMap<string, string>
  /** Requests that no fixture knows. A test must find this empty. */
  readonly misses: readonly string[]
  /** Hosts and paths asked for, in order. */
  readonly hits: readonly string[]
  readonly play: (...fixtures: readonly Fixture[]) => void
  readonly close: () => Promise<void>
}

/** Starts a strict server on this machine that answers as third parties do, and only what they are known to be asked. */
export async function startReplay(hosts: readonly string[]): Promise<Replay> {
  const misses: string[] = []
  const hits: string[] = []
  let playing: readonly Fixture[] = []

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://replay')
    const host = String(request.headers['x-forwarded-host'])
    const fixture = playing.find((candidate) => matches(candidate, request, host, url))
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
  // it listens on TCP, so it has an address with a port
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    mirrors: new Map(hosts.map((host) => [`https://${host}`, origin])),
    misses,
    hits,
    play: (...fixtures) => {
      playing = fixtures
      hits.length = 0
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function matches({ request: wanted }: Fixture, request: IncomingMessage, host: string, url: URL): boolean {
  const query = Object.entries(wanted.query)
  return (
    request.method === wanted.method &&
    host === wanted.host &&
    url.pathname === wanted.path &&
    url.searchParams.size === query.length &&
    query.every(([name, value]) => url.searchParams.get(name) === value) &&
    Object.entries(wanted.requireHeaders).every(([name, pattern]) =>
      new RegExp(pattern).test(String(request.headers[name])),
    )
  )
}
