import * as v from 'valibot'

const id = v.string()
const time = v.number()

/** What nodes tell one another, all of it plain data. Nodes of another version may tell something else. */
export const BUS_TOPICS = {
  /** A message of the chat room that has been committed. */
  chatMessage: v.object({
    ...{ chatId: v.number(), time, nonce: v.string(), kind: v.number(), color: v.string(), size: v.number() },
    ...{ username: v.string(), nickname: v.string(), head: v.string(), text: v.string() },
  }),
  /** A message of the chat room that is gone. */
  chatDeleted: v.object({ chatId: v.number() }),
  /** Until when a user may not write in the chat room, in ms since the epoch; 0 if he may. */
  chatMuted: v.object({ userId: id, until: time }),
  /** The sockets of a user at a node, by when they have logged in; `asks` wants to hear of those at others. */
  chatSockets: v.object({
    ...{ userId: id, node: id, asks: v.boolean() },
    sockets: v.array(v.object({ serial: v.number(), enteredAt: time })),
  }),
  /** Logins of a user that have ended: one, all but one, or all. */
  loginsEnded: v.object({ userId: id, only: v.optional(id), except: v.optional(id) }),
  /** A third party, or one question to it, has refused to answer, or has answered again. */
  sourceOutcome: v.object({ breaker: v.string(), isRefused: v.boolean() }),
  /** What a user has in the cloud was changed by one of his logins. */
  cloudChanged: v.object({ userId: id, sessionId: id }),
} as const
export type BusTopic = keyof typeof BUS_TOPICS
export type BusTopics = { readonly [Topic in BusTopic]: v.InferOutput<(typeof BUS_TOPICS)[Topic]> }

/** Tells something to all nodes, the own one included. */
export interface Bus {
  /**
   * Tells it as far as it can: it neither waits nor fails. What one node tells of a topic arrives in its order; what
   * another node tells may arrive late, in another order among that of others, or never (see `onMissed`).
   */
  readonly publish: <Topic extends BusTopic>(topic: Topic, value: BusTopics[Topic]) => void
  /** @returns what ends it */
  readonly subscribe: <Topic extends BusTopic>(topic: Topic, receive: (value: BusTopics[Topic]) => void) => () => void
  /** Calls back when something may have been told that did not arrive here. @returns what ends it */
  readonly onMissed: (lookAgain: () => void) => () => void
}
