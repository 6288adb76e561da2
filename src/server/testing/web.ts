import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openFetch } from '../adapters/fetch/fetch.ts'
import { parseRange } from '../core/address.ts'
import type { Http } from '../core/ports/http.ts'

/** Addresses of this machine that represent the public internet and a private network. */
const PUBLIC = '127.0.0.10'
const PRIVATE = '127.0.0.20'

/** Answers a request for a path of a host. */
export type Page = (response: ServerResponse, request: IncomingMessage) => void

/** A web of hosts on this machine, behind the guarded fetch. */
export interface FakeWeb {
  readonly http: Http
  /** The address of a path, e.g. `http://site.test:40123/a`; hosts named `private…` are in the private network. */
  readonly at: (host: string, path?: string) => string
  /** Replaces all pages; the keys are `host/path`. */
  readonly serve: (pages: Readonly<Record<string, Page>>) => void
  /** Requests since `serve`, as `host/path`, in order. */
  readonly requests: readonly string[]
  /** Requests that reached the private network. */
  readonly leaks: readonly string[]
  readonly close: () => Promise<void>
}

/** A page of a media type, `text/html` unless told. */
export const content =
  (body: string | Uint8Array, type = 'text/html; charset=utf-8', status = 200): Page =>
  (response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

/** A redirect to an address. */
export const redirect =
  (location: string): Page =>
  (response) =>
    response.writeHead(302, { location }).end()

/** Starts the web. */
export async function startWeb(): Promise<FakeWeb> {
  let pages: Readonly<Record<string, Page>> = {}
  const requests: string[] = []
  const leaks: string[] = []
  const open = createServer((request, response) => {
    const key = (request.headers.host ?? '').replace(/:\d+$/, '') + (request.url ?? '')
    requests.push(key)
    const page = pages[key] ?? content('<title>404 Not Found</title>', 'text/html', 404)
    page(response, request)
  })
  const secret = createServer((request, response) => {
    leaks.push(request.url ?? '')
    response.end('secret')
  })
  await new Promise<void>((resolve) => open.listen(0, PUBLIC, resolve))
  // A listening TCP server has an address with a port.
  const { port } = open.address() as AddressInfo
  await new Promise<void>((resolve) => secret.listen(port, PRIVATE, resolve))
  const allowed = [parseRange(PUBLIC)].filter((range) => range !== undefined)
  const outside = openFetch({
    allowed,
    ports: [port],
    ownAddresses: () => [],
    resolve: async (host) => [host.startsWith('private') ? PRIVATE : PUBLIC],
  })
  return {
    http: outside.http,
    at: (host, path = '/') => `http://${host}:${port}${path}`,
    serve: (given) => {
      pages = given
      requests.length = 0
      leaks.length = 0
    },
    requests,
    leaks,
    close: async () => {
      await outside.close()
      for (const server of [open, secret]) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}
