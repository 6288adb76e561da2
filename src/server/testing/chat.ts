import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { CHAT_PATH } from '../../shared/api/chat.ts'
import {
  type ClientFrame,
  clientFrames,
  type Notice,
  type ServerFrame,
  serverFrames,
} from '../../shared/chat/frames.ts'
import { openInProcessBus } from '../adapters/bus/in-process.ts'
import { openWebSockets } from '../adapters/web-sockets/web-sockets.ts'
import { parseConfig } from '../config.ts'
import type { Bus } from '../core/ports/bus.ts'
import type { Limits } from '../core/ports/limits.ts'
import type { AcceptPeer } from '../core/ports/peer.ts'
import { type Listener, listen } from '../listen.ts'
import { findActiveSessions } from '../modules/account/sessions/session-repository.ts'
import type { Wishes } from '../modules/chat/connections.ts'
import { openChatSockets } from '../modules/chat/sockets.ts'
import { useProbeToken } from '../modules/probe/probe-tokens.ts'
import { type RecordedMetrics, recordMetrics } from './metrics.ts'
import { makeServer, silentLog, type TestServer } from './project.ts'
import { askUsers } from './users.ts'

/** A server with a chat room at a real port, whose clock stands still. */
export interface ChatServer extends TestServer {
  readonly bus: Bus
  readonly listener: Listener
  readonly origin: string
  /** Lets time go by. */
  readonly wait: (milliseconds: number) => void
  readonly closeChat: () => void
  readonly recorded: RecordedMetrics
}

export async function startChatServer(
  environment: Readonly<Record<string, string>> = {},
  acceptPeer: AcceptPeer = openWebSockets(),
  // this clock stands still, that of real limits does not
  limits: Limits = { open: () => async () => 0 },
): Promise<ChatServer> {
  let now = 1e12
  const clock = { now: () => now }
  const bus = openInProcessBus(silentLog)
  const recorded = recordMetrics()
  const server = await makeServer({ clock, bus }, environment)
  const chat = openChatSockets({
    ...{ config: parseConfig(environment), database: server.database, bus, clock, log: silentLog, sweepMs: 10 },
    metrics: recorded.metrics,
    limits,
    acceptPeer,
    mask: (text) => text.replaceAll('forbidden', '*********'),
    isProbe: (token) => useProbeToken(server.database, token),
    findActiveSessions: (ids) => findActiveSessions(server.database, ids, now),
  })
  const listener = await listen((request, bindings) => server.app.fetch(request, bindings), {
    ...{ host: '127.0.0.1', port: 0, upgrades: { path: CHAT_PATH, accept: chat.accept } },
  })
  return {
    ...{ ...server, bus, listener, recorded, closeChat: chat.close, origin: `http://127.0.0.1:${listener.port}` },
    wait(milliseconds) {
      now += milliseconds
    },
    async close() {
      chat.close()
      await listener.stop(1000)
      await server.close()
    },
  }
}

/** Somebody with an account. */
export interface ChatUser {
  readonly id: string
  readonly username: string
  readonly token: string
}
export const PASSWORD = 'password1'

export async function makeUser(server: ChatServer, username: string): Promise<ChatUser> {
  const { data } = await askUsers(server, 'register', { username, password: PASSWORD })
  return { id: data.info.id, username, token: data.token }
}

export const getTicket = async (server: ChatServer, { token }: ChatUser): Promise<string> =>
  (await askUsers(server, 'ws_ticket', {}, { token })).data.ticket

/** The other end of a socket of the chat room. */
export interface ChatClient {
  readonly socket: WebSocket
  /** What has come, in order. */
  readonly frames: readonly ServerFrame[]
  readonly messages: () => readonly Extract<ServerFrame, { frame: 'message' }>['message'][]
  readonly notices: () => readonly Notice[]
  readonly send: (frame: ClientFrame) => void
  /** The code that it was closed with; undefined while it is open. */
  readonly code: () => number | undefined
  /** Waits until all that was sent before has been received. */
  readonly settled: () => Promise<void>
}

/** From which page a socket is opened, and whether it answers pings, as browsers do. */
interface DialOptions {
  readonly origin?: string
  readonly autoPong?: boolean
  /** Of the address, with its question mark. */
  readonly query?: string
}

/** Opens a socket. @throws Error with the status where it is refused */
export async function dial(
  server: Pick<ChatServer, 'origin'>,
  { origin = server.origin, autoPong = true, query = '' }: DialOptions = {},
): Promise<ChatClient> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}${CHAT_PATH}${query}`, {
    headers: { origin },
    autoPong,
  })
  const frames: ServerFrame[] = []
  let code: number | undefined
  socket.on('error', () => {})
  socket.on('message', (data) => {
    const frame = serverFrames.decode(data)
    if (frame === undefined) throw new Error('the server has sent no frame')
    frames.push(frame)
  })
  socket.on('close', (given) => {
    code = given
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('unexpected-response', (_, { statusCode }) => {
      socket.terminate()
      reject(new Error(String(statusCode)))
    })
  })
  const send = (frame: ClientFrame) => socket.send(clientFrames.encode(frame))
  const beats = () => frames.filter(({ frame }) => frame === 'heartbeat').length
  return {
    ...{ socket, frames, send, code: () => code },
    messages: () => frames.flatMap((frame) => (frame.frame === 'message' ? [frame.message] : [])),
    notices: () => frames.flatMap((frame) => (frame.frame === 'notice' ? [frame.notice] : [])),
    async settled() {
      const before = beats()
      send({ frame: 'heartbeat' })
      await expect.poll(beats, { timeout: 10_000, interval: 5 }).toBeGreaterThan(before)
    },
  }
}

/** What a user hears at a login who may write. */
export const NOT_MUTED: Notice = { notice: 'muted', until: 0 }

/** Opens a socket and logs it in; if it takes notices, it has been told of a mute, or of none. */
export async function enter(
  server: ChatServer,
  user: ChatUser,
  { takesNotices = true, isQuiet = false, ...options }: Partial<Wishes> & DialOptions = {},
): Promise<ChatClient> {
  const client = await dial(server, options)
  client.send({ frame: 'login', userId: user.id, ticket: await getTicket(server, user), takesNotices, isQuiet })
  await expect.poll(() => client.frames[0], WAIT).toEqual({ frame: 'loginResult', result: 'ok' })
  if (takesNotices) await expect.poll(() => client.notices()[0], WAIT).toMatchObject({ notice: 'muted' })
  return client
}

/** For states that come in a moment, however busy the machine is. */
export const WAIT = { timeout: 10_000, interval: 5 } as const

let made = 0

/** A message that was never sent before. */
export function messageOf(text: string): Extract<ClientFrame, { frame: 'send' }> {
  made += 1
  return { frame: 'send', nonce: made.toString(16).padStart(16, '0'), kind: 0, color: '#ffffff', size: 20, text }
}
