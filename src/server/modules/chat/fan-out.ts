import { setImmediate as nextTurn } from 'node:timers/promises'
import { serverFrames } from '../../../shared/chat/frames.ts'
import type { Database } from '../../adapters/database/open.ts'
import { describeError, type Log } from '../../core/log.ts'
import type { Bus } from '../../core/ports/bus.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import { CLOSE, type Connections } from './connections.ts'
import { openMessageOrder } from './message-order.ts'
import { listDeletedIds } from './message-repository.ts'

/** Of how many messages clients keep one that is deleted may have to be told again. */
const KEPT_BY_CLIENTS = 2000

interface FanOutPorts {
  readonly bus: Bus
  readonly database: Database
  readonly log: Log
  readonly metrics: Metrics
  readonly connections: Connections
  /** Looks at once whether the logins of all sockets go on. */
  readonly checkSessions: () => void
  readonly lookMs?: number | undefined
}

/** Passes on to the sockets of this node what nodes tell. @returns what ends it */
export function fanOut({ bus, database, log, metrics, connections, checkSessions, lookMs }: FanOutPorts): () => void {
  const { members, membersOf, send, notify, tellMute, end, all } = connections
  const order = openMessageOrder({
    ...{ database, log, metrics, lookMs },
    tell(message) {
      const bytes = serverFrames.encode({ frame: 'message', message })
      for (const member of members()) if (!member.isQuiet) send(member, bytes)
    },
  })
  const tellDeleted = (chatId: number): void => {
    const bytes = serverFrames.encode({ frame: 'notice', notice: { notice: 'deleted', chatId } })
    for (const member of members()) if (!member.isQuiet && member.takesNotices) send(member, bytes)
  }
  const makeUp = async (): Promise<void> => {
    checkSessions()
    await order.lookAgain()
    for (const chatId of await listDeletedIds(database, KEPT_BY_CLIENTS)) {
      tellDeleted(chatId)
      await nextTurn() // others come between: there may be many, and many members
    }
  }
  const ends = [
    order.end,
    bus.subscribe('chatMessage', order.hear),
    bus.subscribe('chatDeleted', ({ chatId }) => tellDeleted(chatId)),
    bus.onMissed(() => {
      makeUp().catch((error: unknown) => log.error(describeError(error), 'what was missed could not be made up for'))
    }),
    bus.subscribe('cloudChanged', ({ userId, sessionId }) => {
      for (const member of membersOf(userId))
        if (member.login.sessionId !== sessionId) notify(member, { notice: 'poke' })
    }),
    bus.subscribe('chatMuted', ({ userId, until }) => {
      for (const member of membersOf(userId)) tellMute(member, until)
    }),
    bus.subscribe('loginsEnded', ({ userId, only, except }) => {
      for (const connection of all()) {
        const { login } = connection
        if (login?.userId !== userId || login.sessionId === except) continue
        if (only === undefined || login.sessionId === only) end(connection, CLOSE.loginEnded)
      }
    }),
  ]
  return () => {
    for (const one of ends) one()
  }
}
