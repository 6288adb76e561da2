import { createServer, type IncomingMessage, type Server, type ServerOptions } from 'node:http'
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Connections, trackConnections } from './connections.ts'
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
  /** Without any progress of an answer; Node notices its absence after this time or twice as long. */
  readonly unread: number
  /** For which a closing server still takes a request on a connection without one. */
  readonly linger: number
  /** Interval at which `headers` and `request` are checked. */
  readonly check: number
}

/** A slow client, and one that does not read, is disconnected within 20 s (security.md, T29). */
const DEFAULT_TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 15_000,
  keepAlive: 5_000,
  idle: 60_000,
  unread: 8_000,
  linger: 1_000,
  check: 2_000,
}
/** Requests that one connection may send before it is closed. */
const MAX_REQUESTS = 1000

export interface Listener {
  readonly port: number
  /** Number of open connections, including those without a request yet. */
  readonly connections: () => number
  /** Accepts no more connections, answers all that has been asked, and cuts what lasts longer than `graceMs`. */
  readonly stop: (graceMs: number) => Promise<void>
}

/** Requests to upgrade their connection to a WebSocket, at a path; elsewhere they are requests like others. */
export interface Upgrades {
  readonly path: string
  readonly accept: (incoming: IncomingMessage, connection: Socket, head: Buffer) => void
}

interface ListenOptions {
  readonly host: string
  readonly port: number
  readonly timeouts?: Timeouts
  readonly upgrades?: Upgrades | undefined
  /** What the operator sets port and host by, for the message that they are not available: `METRICS_` for METRICS_PORT. */
  readonly prefix?: string
}

/** Serves a web handler on a port. @throws StartFailure when the port or the host is not available. */
export async function listen(
  handle: (request: Request, bindings: HttpBindings) => Response | Promise<Response>,
  { host, port, timeouts = DEFAULT_TIMEOUTS, upgrades, prefix = '' }: ListenOptions,
): Promise<Listener> {
  const options: ServerOptions = {
    headersTimeout: timeouts.headers,
    requestTimeout: timeouts.request,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: timeouts.check,
    maxHeaderSize: 16 * 1024,
    shouldUpgradeCallback: (incoming) => upgrades !== undefined && isUpgrade(incoming, upgrades.path),
  }
  const respond = getRequestListener(async (request, bindings) => {
    // Over HTTP/1.1 the bindings are those of node:http; the type of the callback also allows HTTP/2.
    const { incoming, outgoing } = bindings as HttpBindings
    incoming.socket.setTimeout(timeouts.idle)
    const response = await handle(request, { incoming, outgoing })
    incoming.socket.setTimeout(timeouts.unread)
    if (connections.isLast(incoming.socket)) outgoing.setHeader('Connection', 'close')
    return response
  })
  const server = createServer(options, (incoming, outgoing) =>
    connections.admit(incoming, outgoing, () => respond(incoming, outgoing)),
  )
  const connections = trackConnections(server, timeouts.linger)
  if (upgrades !== undefined)
    server.on('upgrade', (incoming, connection, head) => {
      // an answer that is still due would get among the frames
      if (connections.isIdle(incoming.socket) && isUpgrade(incoming, upgrades.path))
        upgrades.accept(incoming, incoming.socket, head)
      else connection.destroy()
    })
  server.maxRequestsPerSocket = MAX_REQUESTS
  server.setTimeout(timeouts.idle)
  return {
    port: await bind(server, { host, port, prefix }),
    connections: connections.count,
    stop: (graceMs) => stop(server, connections, graceMs),
  }
}

const isUpgrade = ({ headers, url = '' }: IncomingMessage, path: string): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === path

async function stop(server: Server, connections: Connections, graceMs: number): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  connections.hold()
  await acceptBacklog(server)
  // `close` of node:http would cut idle connections at once, on which a request may be on its way.
  const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve))
  connections.drain()
  await closed
  clearTimeout(cut)
  server.close()
}

/** Turns of the event loop in which a server that closes accepts connections; Node accepts one in each. */
const MAX_TURNS = 1000

/** Accepts the connections that are made already, but not accepted yet: until a turn of the event loop without one. */
async function acceptBacklog(server: Server): Promise<void> {
  let accepted = true
  const note = () => {
    accepted = true
  }
  server.on('connection', note)
  await nextTurn()
  for (let turn = 0; accepted && turn < MAX_TURNS; turn += 1) {
    accepted = false
    await nextTurn()
  }
  server.off('connection', note)
}

function bind(server: Server, at: Required<Pick<ListenOptions, 'host' | 'port' | 'prefix'>>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartFailure(describeFailure(error, at))))
    server.listen(at.port, at.host, () => {
      // A listening TCP server has an address with a port; only a pipe's address is a string.
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function describeFailure(error: Error, { host, port, prefix }: Parameters<typeof bind>[1]): string {
  const code = 'code' in error ? String(error.code) : error.message
  const where = `${host} port ${port}`
  if (code === 'EADDRINUSE') return `${where} is taken by another program. Set ${prefix}PORT to another one.`
  if (code === 'EACCES') return `${where} may not be used by this user. Set ${prefix}PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `${prefix}HOST ${host} is no address of this machine.`
  return `${where} cannot be listened on (${code}).`
}
