import { connect, type Socket } from 'node:net'
import type { RunningServer } from '../../../scripts/lib/server.ts'
import { CHAT_PATH } from '../../../src/shared/api/chat.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { dial, enter, inParallel, nextAddress } from './client.ts'

/** Pages of the history that a member may ask for in ten seconds. */
const PAGES = { times: 20, ms: 10_000 } as const
/** What ends a slow client. */
type End = () => void

/** Sends bytes one a second, and asks by them for a socket. */
async function openDribble({ port, origin }: RunningServer): Promise<End> {
  const socket = await openTcp(port)
  const head = [`GET ${CHAT_PATH} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Origin: ${origin}`, 'Upgrade: websocket']
  return drip(socket, Buffer.from(`${head.join('\r\n')}\r\nX-Slow: ${'s'.repeat(1000)}`))
}

/** Opens a socket and sends a login one byte a second. */
async function openSlowLogin({ port, origin }: RunningServer): Promise<End> {
  const socket = await openTcp(port)
  socket.write(
    [
      ...[`GET ${CHAT_PATH} HTTP/1.1`, `Host: 127.0.0.1:${port}`, `Origin: ${origin}`, 'Upgrade: websocket'],
      ...['Connection: Upgrade', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg=='],
      ...[`X-Forwarded-For: ${nextAddress()}`, '', ''],
    ].join('\r\n'),
  )
  return drip(socket, Buffer.from([0x82, 0x80 + 60, 0, 0, 0, 0, 1, ...Array(59).fill(0)]))
}

const openTcp = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject)
  })

function drip(socket: Socket, bytes: Buffer): End {
  let at = 0
  const timer = setInterval(() => socket.write(bytes.subarray(at, ++at)), 1000)
  socket.once('close', () => clearInterval(timer)).on('error', () => {})
  socket.resume()
  return () => void socket.destroy()
}

/** Opens a socket and says nothing. */
async function openSilent(server: RunningServer): Promise<End> {
  const { socket } = await dial(server)
  return () => socket.terminate()
}

/** Logs in, asks for all of the history that may be asked for, and reads none of it. */
async function openDeaf(server: RunningServer, user: MadeUser): Promise<End> {
  const { socket, send, closed } = await enter(server, user)
  socket.pause()
  const ask = () => {
    for (let page = 0; page < PAGES.times; page += 1) send({ frame: 'history', page: 1, limit: 100 })
  }
  ask()
  const timer = setInterval(ask, PAGES.ms)
  void closed.then(() => clearInterval(timer))
  return () => socket.terminate()
}

/** Slow clients. */
export interface Crowd {
  readonly end: () => void
}

async function open(each: readonly (() => Promise<End>)[]): Promise<Crowd> {
  const ends: End[] = []
  await inParallel(each.length, 50, async (index) => {
    const end = await each[index]?.()
    if (end !== undefined) ends.push(end)
  })
  return {
    end() {
      for (const end of ends) end()
    },
  }
}

const KINDS = [openSilent, openDribble, openSlowLogin]

/** Opens clients that are slow to become members: they dribble their request or their login, or say nothing. */
export const openSlow = (server: RunningServer, count: number): Promise<Crowd> =>
  open(Array.from({ length: count }, (_, index) => () => (KINDS[index % KINDS.length] ?? openSilent)(server)))

/** Opens members who ask for much and read nothing. */
export const openDeafMembers = (server: RunningServer, users: readonly MadeUser[]): Promise<Crowd> =>
  open(users.map((user) => () => openDeaf(server, user)))
