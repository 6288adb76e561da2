import {
  type ClientFrame,
  clientFrames,
  type RateLimited,
  type RefusalReason,
  serverFrames,
} from '../../../shared/chat/frames.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Clock } from '../../core/clock.ts'
import { describeError, type Log } from '../../core/log.ts'
import type { TakePoints } from '../../core/ports/limits.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import { CLOSE, type Connection, type Connections, isMember, type Member } from './connections.ts'
import { isWritten, type MessageOutcome, type NewMessage, readHistory } from './message-repository.ts'
import { readMute } from './moderation.ts'
import type { Rate, Verdict } from './rate.ts'
import { consumeTicket } from './ticket-repository.ts'

/** Sockets of all users on one node. */
const MAX_MEMBERS = 5000

/** Which of some logins have not ended. */
export type FindActiveSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

interface FramePorts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly connections: Connections
  readonly findActiveSessions: FindActiveSessions
  /** Tells all nodes of somebody who has logged in. */
  readonly enter: (member: Member) => void
  /** Masks words of a text. */
  readonly mask: (text: string) => string
  readonly write: (message: NewMessage) => Promise<MessageOutcome>
  /** What a user may send, and read of the history, by this node and by all. */
  readonly sendRate: SharedRate
  readonly historyRate: SharedRate
  /** Waits until a page may be read: one in each turn of the event loop, so that messages come in between. */
  readonly nextTurn: () => Promise<void>
  /** Of frames of whatever kind, by socket. */
  readonly frameRate: Rate<Connection>
}

/** A rate of this node, which knows who floods it, and of all nodes together. */
interface SharedRate {
  readonly own: Rate
  readonly take: TakePoints
}

type Frame<Name extends ClientFrame['frame']> = Extract<ClientFrame, { frame: Name }>

/** Takes what a socket has sent: whatever it is, it neither throws nor rejects. */
interface Receiver {
  readonly receive: (connection: Connection, bytes: Uint8Array) => void
  /** Notes a sign of life. @returns whether the socket may go on: one that sends far too much is ended */
  readonly admit: (connection: Connection) => boolean
}

/** Creates what takes the frames of sockets. */
export function createReceiver(ports: FramePorts): Receiver {
  const { clock, log, connections, frameRate } = ports

  const act = async (connection: Connection, frame: ClientFrame): Promise<void> => {
    if (frame.frame === 'heartbeat') return connections.send(connection, HEARTBEAT)
    if (frame.frame === 'login') return logIn(ports, connection, frame)
    if (!isMember(connection)) return connections.end(connection, CLOSE.loginEnded)
    return frame.frame === 'send' ? takeMessage(ports, connection, frame) : tellHistory(ports, connection, frame)
  }
  return {
    receive(connection, bytes) {
      const frame = clientFrames.decode(bytes)
      if (frame === undefined) return connections.end(connection, CLOSE.unreadable)
      act(connection, frame).catch((error: unknown) => {
        log.error({ frame: frame.frame, ...describeError(error) }, 'a frame of the chat room failed')
        connections.end(connection, CLOSE.failed)
      })
    },
    admit(connection) {
      connection.heardAt = clock.now()
      const isFlood = frameRate.count(connection).is !== 'ok'
      if (isFlood) connections.end(connection, CLOSE.flood)
      return !isFlood
    },
  }
}

const HEARTBEAT = serverFrames.encode({ frame: 'heartbeat' })

/** The ticket alone proves who it is: the id must be that of its user. */
async function logIn(
  { database, connections, findActiveSessions, enter }: FramePorts,
  connection: Connection,
  { userId, ticket, ...wishes }: Frame<'login'>,
): Promise<void> {
  if (connection.state !== 'stranger') return connections.end(connection, CLOSE.unreadable)
  connection.state = 'asked'
  const answer = (result: 'ok' | 'refused' | 'tooMany') =>
    connections.send(connection, serverFrames.encode({ frame: 'loginResult', result }))
  const login = await consumeTicket(database, ticket)
  // known from here on to whatever ends logins, so that none ends unnoticed while it is looked for
  if (login?.userId === userId) connection.login = login
  if (connection.login === undefined || !(await findActiveSessions([connection.login.sessionId])).size) {
    answer('refused')
    return connections.end(connection, CLOSE.loginEnded)
  }
  if (!connections.has(connection)) return
  if (connections.members().size >= MAX_MEMBERS) {
    answer('tooMany')
    return connections.end(connection, CLOSE.tooMany)
  }
  enter(connections.admit(connection, connection.login, wishes))
  answer('ok')
  const until = await readMute(database, userId)
  // one that was told meanwhile is newer than what was read
  if (!connection.isMuteTold) connections.tellMute(connection, until)
}

async function takeMessage(
  { connections, mask, write, sendRate, clock, log, metrics }: FramePorts,
  member: Member,
  { frame: _, ...content }: Frame<'send'>,
): Promise<void> {
  const { userId } = member.login
  const { nonce } = content
  const refuse = (why: RefusalReason) => {
    metrics.count('genkan_chat_refusals_total', { why })
    connections.notify(member, { notice: 'refused', nonce, why })
  }
  const verdict = await judge(sendRate, userId, clock)
  if (verdict.is !== 'ok') {
    refuse('slowDown')
    return slowDown(connections, member, 'message', verdict)
  }
  try {
    const outcome = await write({ userId, ...content, text: mask(content.text) })
    if (outcome === undefined) return refuse('failed')
    if (!isWritten(outcome)) {
      connections.tellMute(member, outcome.mutedUntil)
      return refuse('muted')
    }
    if (outcome.isDeleted) return refuse('deleted')
    // all others have it already, and so has this one if it was here then
    if (outcome.isRepeat) connections.send(member, serverFrames.encode({ frame: 'message', message: outcome.message }))
  } catch (error) {
    log.error(describeError(error), 'a message of the chat room could not be written')
    refuse('failed')
  }
}

async function tellHistory(
  { database, connections, historyRate, clock, nextTurn }: FramePorts,
  member: Member,
  { page, limit }: Frame<'history'>,
): Promise<void> {
  const verdict = await judge(historyRate, member.login.userId, clock)
  if (verdict.is !== 'ok') return slowDown(connections, member, 'history', verdict)
  await nextTurn()
  if (!connections.has(member) || connections.cutSlow(member)) return // before it costs a page more
  const messages = await readHistory(database, page, limit)
  connections.send(member, serverFrames.encode({ frame: 'history', page, messages }))
}

/** What this node says of a user, and if that is nothing, what all say. */
async function judge({ own, take }: SharedRate, userId: string, clock: Clock): Promise<Verdict> {
  const verdict = own.count(userId)
  const wait = verdict.is === 'ok' ? await take(userId) : 0
  return wait > 0 ? { is: 'slow', until: clock.now() + wait } : verdict
}

function slowDown(
  connections: Connections,
  member: Member,
  what: RateLimited,
  verdict: Exclude<Verdict, { is: 'ok' }>,
): void {
  if (verdict.is === 'flood') connections.end(member, CLOSE.flood)
  else connections.notify(member, { notice: 'slowDown', until: verdict.until, what })
}
