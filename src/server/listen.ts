import { createServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { StartFailure } from './core/start.ts'

/** How long a client may take, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request. */
  readonly headers: number
  /** For a whole request. */
  readonly request: number
  /** Between two requests. */
  readonly keepAlive: number
  /** For taking anything of an answer. */
  readonly idle: number
  /** How often the clocks above are looked at. */
  readonly check: number
}

/** A client that dawdles is cut within 20 s (security.md, T29). */
const PATIENCE: Timeouts = { headers: 10_000, request: 15_000, keepAlive: 5_000, idle: 60_000, check: 2_000 }

export interface Listening {
  readonly port: number
  /** Open connections, those that have asked nothing yet included. */
  readonly connections: () => number
  /** Takes no more connections, lets what is under way end, and cuts what has not ended after a grace. */
  readonly stop: (graceMs: number) => Promise<void>
}

/** Puts a web handler behind a port. Throws `StartFailure` when the port or the host cannot be had. */
export async function listen(
  handle: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  { host, port, patience = PATIENCE }: { host: string; port: number; patience?: Timeouts },
): Promise<Listening> {
  const options: ServerOptions = {
    headersTimeout: patience.headers,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.keepAlive,
    connectionsCheckingInterval: patience.check,
    maxHeaderSize: 16 * 1024,
  }
  // Over HTTP/1.1 the bindings are those of node:http; the listener's type allows for HTTP/2 as well.
  const server = createServer(
    options,
    getRequestListener((request, bindings) => handle(request, bindings as HttpBindings)),
  )
  server.setTimeout(patience.idle)
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

/** Node counts a connection that has asked nothing yet, as browsers open in advance, as busy; so they are counted here. */
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
    server.once('error', (error) => reject(new StartFailure(explain(error, host, port))))
    server.listen(port, host, () => {
      // A TCP server that listens has an address with a port; only pipes have a name.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function explain(error: Error, host: string, port: number): string {
  const code = 'code' in error ? String(error.code) : error.message
  const where = `${host} port ${port}`
  if (code === 'EADDRINUSE') return `${where} is taken by another program. Set PORT to another one.`
  if (code === 'EACCES') return `${where} may not be used by this user. Set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${host} is no address of this machine.`
  return `${where} cannot be listened on (${code}).`
}
