import { CLOSED_FOR_NEWER, type Notice, serverFrames } from '../../../shared/chat/frames.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import type { Peer } from '../../core/ports/peer.ts'
import type { EnteredLogin } from './ticket-repository.ts'

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
  replaced: CLOSED_FOR_NEWER,
} as const
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]

/** The names of the close codes. */
const REASONS = Object.fromEntries(Object.entries(CLOSE).map(([name, code]) => [code, name])) as {
  readonly [Code in CloseCode]: keyof typeof CLOSE
}

/** Bytes that a peer may leave lying; whoever reads more slowly is cut (security.md, C-5). */
const MAX_WAITING = 256 * 1024

/** A socket of the chat room. Times in ms since the epoch. */
export interface Connection {
  readonly peer: Peer
  /** Rate limit key of the address that it comes from. */
  readonly address: string
  readonly openedAt: number
  /** Its place among the sockets of this node, in the order in which they were opened. */
  readonly serial: number
  heardAt: number
  /** When it was last asked for a sign of life. */
  pingedAt: number
  /** What it has proved by its ticket. */
  login: EnteredLogin | undefined
  /** `asked`: it has sent its login; `member`: that was good. */
  state: 'stranger' | 'asked' | 'member'
  takesNotices: boolean
  /** It wants nothing of what is written in the room. */
  isQuiet: boolean
  /** Whether it has been told of a mute, or of none. */
  isMuteTold: boolean
  /** Whether it is the operator's, to see how long sockets stay open. */
  isProbe: boolean
}

/** What the client of a socket has said that it wants. */
export type Wishes = Pick<Connection, 'takesNotices' | 'isQuiet'>

/** A socket whose user is known. */
export type Member = Connection & { readonly login: EnteredLogin }

export const isMember = (connection: Connection): connection is Member => connection.state === 'member'

/** The open sockets of this node. One that is ended is no longer among them, and is sent nothing. */
export interface Connections {
  readonly add: (connection: Connection) => void
  readonly has: (connection: Connection) => boolean
  readonly remove: (connection: Connection) => void
  readonly all: () => readonly Connection[]
  /** Makes a socket whose login is good one of the room. */
  readonly admit: (connection: Connection, login: EnteredLogin, wishes: Wishes) => Member
  /** Those who are logged in, who came first at first. */
  readonly members: () => ReadonlySet<Member>
  readonly membersOf: (userId: string) => ReadonlySet<Member>
  readonly end: (connection: Connection, code: CloseCode) => void
  /** Ends a socket without waiting for its peer. */
  readonly cut: (connection: Connection, why: 'slow' | 'silent') => void
  /** Whether a peer leaves too much lying: it is cut then. */
  readonly cutSlow: (connection: Connection) => boolean
  /** Sends a frame, unless the peer leaves too much lying. */
  readonly send: (connection: Connection, bytes: Uint8Array) => void
  /** Sends a notice, if the client takes any. */
  readonly notify: (connection: Connection, notice: Notice) => void
  /** Tells until when the user may not write; 0 for that he may. */
  readonly tellMute: (connection: Connection, until: number) => void
}

const NOBODY: ReadonlySet<Member> = new Set()

export function createConnections(metrics: Metrics = NO_METRICS): Connections {
  const open = new Set<Connection>()
  const members = new Set<Member>()
  const byUser = new Map<string, Set<Member>>()

  /** @returns whether it was there */
  const remove = (connection: Connection): boolean => {
    if (isMember(connection)) {
      const { userId } = connection.login
      const own = byUser.get(userId)
      members.delete(connection)
      own?.delete(connection)
      if (own?.size === 0) byUser.delete(userId)
    }
    return open.delete(connection)
  }
  const cut: Connections['cut'] = (connection, reason) => {
    if (remove(connection)) metrics.count('genkan_chat_closes_total', { reason })
    connection.peer.cut()
  }
  const cutSlow = (connection: Connection): boolean => {
    const isSlow = connection.peer.waiting() > MAX_WAITING
    if (isSlow) cut(connection, 'slow')
    return isSlow
  }
  const send = (connection: Connection, bytes: Uint8Array): void => {
    if (open.has(connection) && !cutSlow(connection)) connection.peer.send(bytes)
  }
  const notify = (connection: Connection, notice: Notice): void => {
    if (connection.takesNotices) send(connection, serverFrames.encode({ frame: 'notice', notice }))
  }
  metrics.watch('genkan_chat_sockets', { state: 'member' }, () => members.size)
  metrics.watch('genkan_chat_sockets', { state: 'stranger' }, () => open.size - members.size)
  return {
    add: (connection) => void open.add(connection),
    has: (connection) => open.has(connection),
    remove: (connection) => void remove(connection),
    all: () => [...open],
    admit(connection, login, { takesNotices, isQuiet }) {
      const member = Object.assign(connection, { login, takesNotices, isQuiet, state: 'member' as const })
      members.add(member)
      byUser.set(login.userId, (byUser.get(login.userId) ?? new Set()).add(member))
      return member
    },
    members: () => members,
    membersOf: (userId) => byUser.get(userId) ?? NOBODY,
    end(connection, code) {
      if (!remove(connection)) return
      metrics.count('genkan_chat_closes_total', { reason: REASONS[code] })
      connection.peer.close(code)
    },
    cut,
    cutSlow,
    send,
    notify,
    tellMute(connection, until) {
      connection.isMuteTold = true
      notify(connection, { notice: 'muted', until })
    },
  }
}
