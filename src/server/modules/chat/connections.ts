import { type Notice, serverFrames } from '../../../shared/chat/frames.ts'
import type { Peer } from '../../core/ports/peer.ts'
import type { TicketLogin } from './ticket-repository.ts'

/** Why the server ends a socket, by its close code. */
export const CLOSE = {
  /** It stops. */
  goingAway: 1001,
  /** What was sent is no frame, or out of turn. */
  unreadable: 1003,
  /** Far more was sent than may be. */
  flood: 1008,
  failed: 1011,
  /** The room is full. */
  tooMany: 1013,
  /** There is no such login, or it has ended. */
  loginEnded: 4401,
  /** Nobody has logged in for too long. */
  loginLate: 4408,
  /** The user has opened others since. */
  replaced: 4409,
} as const
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

/** Bytes that a peer may leave lying; whoever reads more slowly is cut (security.md, C-5). */
const MAX_WAITING = 256 * 1024

/** A socket of the chat room. Times in ms since the epoch. */
export interface Connection {
  readonly peer: Peer
  /** Rate limit key of the address that it comes from. */
  readonly address: string
  readonly openedAt: number
  heardAt: number
  /** What it has proved by its ticket. */
  login: TicketLogin | undefined
  /** `asked`: it has sent its login; `member`: that was good. */
  state: 'stranger' | 'asked' | 'member'
  takesNotices: boolean
}

/** A socket whose user is known. */
export type Member = Connection & { readonly login: TicketLogin }

export const isMember = (connection: Connection): connection is Member => connection.state === 'member'

/** The open sockets of this node. One that is ended is no longer among them, and is sent nothing. */
export interface Connections {
  readonly add: (connection: Connection) => void
  readonly has: (connection: Connection) => boolean
  readonly remove: (connection: Connection) => void
  readonly all: () => readonly Connection[]
  /** Those who are logged in, the oldest socket first. */
  readonly members: () => readonly Member[]
  readonly end: (connection: Connection, code: CloseCode) => void
  /** Ends a socket without waiting for its peer. */
  readonly cut: (connection: Connection) => void
  /** Sends a frame; a peer that leaves too much lying is cut instead. */
  readonly send: (connection: Connection, bytes: Uint8Array) => void
  /** Sends a notice, if the client takes any. */
  readonly notify: (connection: Connection, notice: Notice) => void
}

export function createConnections(): Connections {
  const open = new Set<Connection>()

  const cut = (connection: Connection): void => {
    open.delete(connection)
    connection.peer.cut()
  }
  const send = (connection: Connection, bytes: Uint8Array): void => {
    if (!open.has(connection)) return
    if (connection.peer.waiting() > MAX_WAITING) cut(connection)
    else connection.peer.send(bytes)
  }
  return {
    add: (connection) => void open.add(connection),
    has: (connection) => open.has(connection),
    remove: (connection) => void open.delete(connection),
    all: () => [...open],
    members: () => [...open].filter(isMember),
    end(connection, code) {
      if (open.delete(connection)) connection.peer.close(code)
    },
    cut,
    send,
    notify(connection, notice) {
      if (connection.takesNotices) send(connection, serverFrames.encode({ frame: 'notice', notice }))
    },
  }
}
