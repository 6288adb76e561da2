import { WebSocket } from 'ws'
import type { RunningServer } from '../../../scripts/lib/server.ts'
import { CHAT_PATH } from '../../../src/shared/api/chat.ts'
import { type ClientFrame, clientFrames, type ServerFrame, serverFrames } from '../../../src/shared/chat/frames.ts'
import type { MadeUser } from '../../server/make-users.ts'

/** Where a server is, or what stands before several. */
export type Place = Pick<RunningServer, 'origin' | 'port'>

/** A socket of the chat room. */
export interface Client {
  readonly socket: WebSocket
  readonly send: (frame: ClientFrame) => void
  /** Calls `receive` with each frame that comes. */
  readonly listen: (receive: (frame: ServerFrame) => void) => void
  /** Resolves with the code that it was closed with. */
  readonly closed: Promise<number>
}

let addresses = 0

/** An address that nobody has had before, as a trusted proxy tells it. */
export function nextAddress(): string {
  addresses += 1
  return `203.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

/** Opens a socket from an address of its own. @throws Error with the status where it is refused */
export function dial({ origin, port }: Place): Promise<Client> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${CHAT_PATH}`, {
    headers: { origin, 'x-forwarded-for': nextAddress() },
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('error', () => {}) // it closes by itself then
  const client: Client = {
    ...{ socket, closed },
    send: (frame) => socket.send(clientFrames.encode(frame)),
    listen: (receive) =>
      void socket.on('message', (data) => {
        const frame = serverFrames.decode(data)
        if (frame === undefined) throw new Error('the server has sent no frame')
        receive(frame)
      }),
  }
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(client))
    socket.on('unexpected-response', (_, { statusCode }) => {
      socket.terminate()
      reject(new Error(`a socket was refused: ${statusCode}`))
    })
    void closed.then(() => reject(new Error('a socket was cut before it opened')))
  })
}

async function fetchTicket({ origin }: Place, { token }: MadeUser): Promise<string> {
  const answer = await fetch(`${origin}/users/ws_ticket`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: '{}',
  })
  const { data }: { data: { ticket: string } | null } = await answer.json()
  if (data === null) throw new Error(`there was no ticket: ${answer.status}`)
  return data.ticket
}

/** Opens a socket and logs it in. */
export async function enter(server: Place, user: MadeUser): Promise<Client> {
  const client = await dial(server)
  const ticket = await fetchTicket(server, user)
  const answered = new Promise<ServerFrame>((resolve, reject) => {
    client.listen(resolve)
    void client.closed.then((code) => reject(new Error(`a socket was closed before its login was answered: ${code}`)))
  })
  client.send({ frame: 'login', userId: user.id, ticket, takesNotices: true, isQuiet: false })
  const first = await answered
  if (first.frame !== 'loginResult' || first.result !== 'ok') throw new Error('a login was refused')
  return client
}

let nonces = 0

/** A message that was never sent before. */
export function messageOf(text: string): Extract<ClientFrame, { frame: 'send' }> {
  nonces += 1
  return { frame: 'send', nonce: nonces.toString(16).padStart(16, '0'), kind: 0, color: '#ffffff', size: 20, text }
}

/** Runs tasks, so many at a time. */
export async function inParallel(count: number, atOnce: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const work = async () => {
    for (let index = next++; index < count; index = next++) await run(index)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
