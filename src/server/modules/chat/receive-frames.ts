import { type ClientFrame, clientFrames, serverFrames } from '../../../shared/chat/frames.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Clock } from '../../core/clock.ts'
import { describeError, type Log } from '../../core/log.ts'
import { CLOSE, type Connection, type Connections, isMember, type Member } from './connections.ts'
import { type NewMessage, readHistory, type WrittenMessage } from './message-repository.ts'
import type { Rate, Verdict } from './rate.ts'
import { consumeTicket } from './ticket-repository.ts'

/** Sockets of a user; the oldest goes for one more. And sockets of all users on one node. */
const LIMITS = { perUser: 3, members: 5000 } as const

/** Which of some logins have not ended. */
export type FindActiveSessions = (ids: readonly string[]) => Promise<ReadonlySet<string>>

interface FramePorts {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly connections: Connections
  readonly findActiveSessions: FindActiveSessions
  readonly write: (message: NewMessage) => Promise<WrittenMessage | undefined>
  readonly sendRate: Rate
  readonly historyRate: Rate
}

type Frame<Name extends ClientFrame['frame']> = Extract<ClientFrame, { frame: Name }>

/** @returns what takes the bytes that a socket has sent: whatever they are, it neither throws nor rejects */
export function createReceiver(ports: FramePorts): (connection: Connection, bytes: Uint8Array) => void {
  const { clock, log, connections } = ports

  const act = async (connection: Connection, frame: ClientFrame): Promise<void> => {
    if (frame.frame === 'heartbeat') return connections.send(connection, HEARTBEAT)
    if (frame.frame === 'login') return logIn(ports, connection, frame)
    if (!isMember(connection)) return connections.end(connection, CLOSE.loginEnded)
    return frame.frame === 'send' ? takeMessage(ports, connection, frame) : tellHistory(ports, connection, frame)
  }
  return (connection, bytes) => {
    connection.heardAt = clock.now()
    const frame = clientFrames.decode(bytes)
    if (frame === undefined) return connections.end(connection, CLOSE.unreadable)
    act(connection, frame).catch((error: unknown) => {
      log.error({ frame: frame.frame, ...describeError(error) }, 'a frame of the chat room failed')
      connections.end(connection, CLOSE.failed)
    })
  }
}

const HEARTBEAT = serverFrames.encode({ frame: 'heartbeat' })

/** The ticket alone proves who it is: the id must be that of its user. */
async function logIn(
  { database, connections, findActiveSessions }: FramePorts,
  connection: Connection,
  { userId, ticket, takesNotices }: Frame<'login'>,
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
  const members = connections.members()
  if (members.length >= LIMITS.members) {
    answer('tooMany')
    return connections.end(connection, CLOSE.tooMany)
  }
  const own = members.filter((member) => member.login.userId === userId)
  for (const oldest of own.slice(0, Math.max(0, own.length + 1 - LIMITS.perUser)))
    connections.end(oldest, CLOSE.replaced)
  connection.takesNotices = takesNotices
  connection.state = 'member'
  answer('ok')
}

async function takeMessage(
  { connections, write, sendRate, log }: FramePorts,
  member: Member,
  { frame: _, ...content }: Frame<'send'>,
): Promise<void> {
  const { userId } = member.login
  const { nonce } = content
  const refuse = (why: 'failed' | 'slowDown' | 'deleted') =>
    connections.notify(member, { notice: 'refused', nonce, why })
  const verdict = sendRate.count(userId)
  if (verdict.is !== 'ok') {
    refuse('slowDown')
    return slowDown(connections, member, verdict)
  }
  try {
    const written = await write({ userId, ...content })
    if (written === undefined) return refuse('failed')
    if (written.isDeleted) return refuse('deleted')
    // all others have it already, and so has this one if it was here then
    if (written.isRepeat) connections.send(member, serverFrames.encode({ frame: 'message', message: written.message }))
  } catch (error) {
    log.error(describeError(error), 'a message of the chat room could not be written')
    refuse('failed')
  }
}

async function tellHistory(
  { database, connections, historyRate }: FramePorts,
  member: Member,
  { page, limit }: Frame<'history'>,
): Promise<void> {
  const verdict = historyRate.count(member.login.userId)
  if (verdict.is !== 'ok') return slowDown(connections, member, verdict)
  const messages = await readHistory(database, page, limit)
  connections.send(member, serverFrames.encode({ frame: 'history', page, messages }))
}

function slowDown(connections: Connections, member: Member, verdict: Exclude<Verdict, { is: 'ok' }>): void {
  if (verdict.is === 'flood') connections.end(member, CLOSE.flood)
  else connections.notify(member, { notice: 'slowDown', until: verdict.until })
}
