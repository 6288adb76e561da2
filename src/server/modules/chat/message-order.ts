import type { ChatMessage } from '../../../shared/chat/frames.ts'
import { isPostgres } from '../../adapters/database/is-postgres.ts'
import type { Database } from '../../adapters/database/open.ts'
import { describeError, type Log } from '../../core/log.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { readLastId, readMessagesAfter } from './message-repository.ts'

/** How long a message waits for one before it that another node is still telling, in ms. */
const GAP_MS = 50
/** How often the database is asked for messages of which another node could not tell, in ms. */
const LOOK_MS = 2000
/** Messages that are read at once. */
const PAGE = 500

interface OrderPorts {
  readonly database: Database
  readonly log: Log
  readonly metrics?: Metrics
  readonly tell: (message: ChatMessage) => void
  readonly lookMs?: number | undefined
}

/** The messages of all nodes, as the sockets of this one are told of them. */
export interface MessageOrder {
  /** A message has been committed, here or elsewhere. */
  readonly hear: (message: ChatMessage) => void
  /** Looks for messages that were not heard. */
  readonly lookAgain: () => Promise<void>
  readonly end: () => void
}

/**
 * Puts the messages that nodes tell one another into one order: that of their ids, each once. What one of them could not
 * tell, such as while Redis is away, is read from the database, which is the log of the room.
 */
export function openMessageOrder({
  database,
  log,
  metrics = NO_METRICS,
  tell,
  lookMs = LOOK_MS,
}: OrderPorts): MessageOrder {
  /** The last message that was told of; undefined until it is known where the room stands. */
  let last: number | undefined
  const ahead = new Map<number, ChatMessage>()
  let looking: Promise<void> | undefined
  let gap: NodeJS.Timeout | undefined

  const tellNext = (message: ChatMessage, from: 'bus' | 'database', isDeleted = false): void => {
    last = message.chatId
    ahead.delete(last)
    if (isDeleted) return
    metrics.count('genkan_chat_messages_told_total', { from })
    tell(message)
  }
  const drain = (): void => {
    for (let next = nextOf(ahead, last); next !== undefined; next = nextOf(ahead, last)) tellNext(next, 'bus')
    clearTimeout(gap)
    if (ahead.size > 0) gap = setTimeout(() => void lookAgain(), GAP_MS)
  }
  const look = async (): Promise<void> => {
    if (last === undefined) {
      const begun = await readLastId(database)
      // those that were heard meanwhile are new to whoever has come meanwhile
      last = Math.min(begun, ...[...ahead.keys()].map((id) => id - 1))
    }
    const [told, newest] = [last, await readLastId(database)]
    if (newest < told) {
      log.warn({ told, newest }, 'the room has fewer messages than were told: its database was set back')
      last = newest
      ahead.clear()
    }
    for (let isMore = true; isMore; ) {
      const page = await readMessagesAfter(database, last, PAGE)
      for (const { message, isDeleted } of page) if (message.chatId > last) tellNext(message, 'database', isDeleted)
      isMore = page.length === PAGE
    }
    for (const id of ahead.keys()) if (id <= last) ahead.delete(id)
    drain()
  }
  const lookAgain = (): Promise<void> => {
    looking ??= look()
      .catch((error: unknown) => log.error(describeError(error), 'messages of the chat room could not be looked for'))
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  void lookAgain()
  // the embedded database has one node, which hears all it tells
  const timer = isPostgres(database) ? setInterval(() => void lookAgain(), lookMs) : undefined
  return {
    hear(message) {
      if (last !== undefined && message.chatId <= last) return
      ahead.set(message.chatId, message)
      if (last !== undefined) drain()
    },
    lookAgain,
    end() {
      clearInterval(timer)
      clearTimeout(gap)
    },
  }
}

const nextOf = (ahead: ReadonlyMap<number, ChatMessage>, last: number | undefined) =>
  last === undefined ? undefined : ahead.get(last + 1)
