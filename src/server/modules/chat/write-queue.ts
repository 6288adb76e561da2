import type { Database } from '../../adapters/database/open.ts'
import { groupCommits } from '../../core/group-commits.ts'
import type { Bus } from '../../core/ports/bus.ts'
import { type Metrics, NO_METRICS } from '../../core/ports/metrics.ts'
import { isWritten, type MessageOutcome, type NewMessage, writeMessages } from './message-repository.ts'

/** Messages of one transaction, and for how long the first of them waits for others. */
const GROUP = { items: 64, ms: 3 } as const

interface QueuePorts {
  readonly database: Database
  readonly bus: Bus
  readonly metrics?: Metrics
}

/**
 * Writes messages one group after another, and tells of each new one once it is committed: in the order of their ids.
 * @returns what writes a message, as `writeMessages`; it rejects where that was not committed
 */
export const openWriteQueue = ({
  database,
  bus,
  metrics = NO_METRICS,
}: QueuePorts): ((message: NewMessage) => Promise<MessageOutcome>) =>
  groupCommits({
    ...GROUP,
    weight: Number.POSITIVE_INFINITY,
    weightOf: () => 0,
    async commit(messages: readonly NewMessage[]) {
      const outcomes = await database.transaction().execute((transaction) => writeMessages(transaction, messages))
      for (const outcome of outcomes)
        if (isWritten(outcome) && !outcome.isRepeat) {
          metrics.count('genkan_chat_messages_committed_total', {})
          bus.publish('chatMessage', outcome.message)
        }
      return outcomes
    },
  })
