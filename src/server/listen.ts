import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartFailure } from './core/start.ts'

/** Timeouts of a connection, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request. */
  readonly request: number
  /** Between two requests. */
  readonly keepAlive: number
  /** Without any data in either direction. */
  readonly idle: number
  /** Interval at which `headers` and `request` are checked. */
  readonly check: number
}

/** A slow client is disconnected within 20 s (security.md, T29). */
const DEFAULT_TIMEOUTS: Timeouts = { headers: 10_000, request: 15_000, keepAlive: 5_000, idle: 60_000, check: 2_000 }

export interface Listener {
  readonly port: number
  /** Number of open connections, including those without a request yet. */
  readonly connections: () => number
  /** Accepts no more connections, waits for active requests, and closes those that last longer than `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>
}

/** Serves a web handler on a port. @throws StartFailure when the port or the host is not available. */
export async function listen(
  handle: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  { host, port, timeouts = DEFAULT_TIMEOUTS }: { host: string; port: number; timeouts?: Timeouts },
): Promise<Listener> {
  const options: ServerOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.check,
    maxHeaderSize: 16 * 1024,
  }
  // Over HTTP/1.1 the bindings are those of node:http; the type of the callback also allows HTTP/2.
  const server = createServer(
    options,
    getRequestListener((request, bindings) => handle(request, bindings as HttpBindings)),
  )
  server.setTimeout(timeouts.idle)
  const sockets = watchSockets(server)
  return {
    port: await bind(server, host, port),
    connections: () => sockets.all.size,
    stop: (graceMs) => stop(server, sockets, graceMs),
  }
}

interface Sockets {
  readonly all: ReadonlySet<Socket>
  readonly answering: ReadonlySet<Socket>
}

/** Tracks connections: Node treats one without a request, as browsers open in advance, as active when it stops. */
function watchSockets(server: Server): Sockets {
  const all = new Set<Socket>()
  const answering = new Set<Socket>()
  server.on('connection', (socket) => {
    all.add(socket)
    socket.once('close', () => all.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    answering.add(socket)
    response.once('close', () => {
      answering.delete(socket)
      if (!server.listening) socket.end()
    })
  })
  return { all, answering }
}

function stop(server: Server, sockets: Sockets, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    for (const socket of sockets.all) if (!sockets.answering.has(socket)) socket.destroy()
  })
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartFailure(describeFailure(error, host, port))))
    server.listen(port, host, () => {
      // A listening TCP server has an address with a port; only a pipe's address is a string.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function describeFailure(error: Error, host: string, port: number): string {
  const code = 'code' in error ? String(error.code) : error.message
  const where = `${host} port ${port}`
  if (code === 'EADDRINUSE') return `${where} is taken by another program. Set PORT to another one.`
  if (code === 'EACCES') return `${where} may not be used by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`
  return `${where} cannot be listened on (${code}).`
}
