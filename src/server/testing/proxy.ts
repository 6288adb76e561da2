import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { TEST_CERTIFICATE, TEST_KEY } from './certificate.ts'

/** What a proxy of the tests does beside passing on what it is asked. */
interface ProxyRules {
  readonly hasTls?: boolean
  /** The headers that a node gets; those of the request if left out. */
  readonly headers?: (incoming: IncomingMessage) => IncomingHttpHeaders
  /** Whether it passes on requests to upgrade a connection. */
  readonly upgrades?: boolean
  /** After how many ms it cuts such a connection; never if left out. */
  readonly cutsAfterMs?: number
}

/** A reverse proxy in front of nodes. */
export interface ReverseProxy {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The headers that a proxy adds which does all that it should. */
export const wellMade = ({ headers, socket }: IncomingMessage): IncomingHttpHeaders => ({
  ...headers,
  'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
  'x-forwarded-host': headers.host,
  'x-forwarded-proto': 'encrypted' in socket ? 'https' : 'http',
})

/** Starts a proxy. @param nodes the origins of those that are asked in turn */
export async function startProxy(nodes: readonly string[], rules: ProxyRules = {}): Promise<ReverseProxy> {
  const { hasTls = false, headers = (incoming) => incoming.headers, upgrades = true, cutsAfterMs } = rules
  let turn = 0
  const pass = (incoming: IncomingMessage) => {
    const node = new URL(incoming.url ?? '/', nodes[turn++ % nodes.length])
    return request(node, { method: incoming.method ?? 'GET', headers: headers(incoming), agent: false })
  }
  const server = hasTls ? createTlsServer({ cert: TEST_CERTIFICATE, key: TEST_KEY }) : createServer()
  const sockets = new Set<Duplex>()
  server.on('connection', (socket: Duplex) => sockets.add(socket))
  server.on('request', (incoming, outgoing) => {
    const asked = pass(incoming)
    asked.on('response', (answer) => answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers)))
    asked.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(asked)
  })
  if (upgrades)
    server.on('upgrade', (incoming: IncomingMessage, client: Duplex) => {
      const asked = pass(incoming)
      asked.on('upgrade', (answer, node) => {
        const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}\r\n`)
        client.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
        for (const side of [client, node]) side.on('error', () => {})
        client.pipe(node).pipe(client)
        if (cutsAfterMs !== undefined) setTimeout(() => client.destroy(), cutsAfterMs)
      })
      asked.on('response', (answer) => client.end(`HTTP/1.1 ${answer.statusCode} x\r\nContent-Length: 0\r\n\r\n`))
      asked.end()
    })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `${hasTls ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
