import type { ChatMessage } from '../../../shared/chat/frames.ts'

/** What nodes tell one another, all of it plain data. */
export interface BusTopics {
  /** A message of the chat room that has been committed. */
  readonly chatMessage: ChatMessage
  /** A message of the chat room that is gone. */
  readonly chatDeleted: { readonly chatId: number }
  /** Until when a user may not write in the chat room, in ms since the epoch; 0 if he may. */
  readonly chatMuted: { readonly userId: string; readonly until: number }
  /** Logins of a user that have ended: one, all but one, or all. */
  readonly loginsEnded: { readonly userId: string; readonly only?: string | undefined; readonly except?: string }
  /** What a user has in the cloud was changed by one of his logins. */
  readonly cloudChanged: { readonly userId: string; readonly sessionId: string }
}
export type BusTopic = keyof BusTopics

/** Tells something to all nodes, the own one included. */
export interface Bus {
  /** Tells it as far as it can: it neither waits nor fails. What one node tells of a topic arrives in its order. */
  readonly publish: <Topic extends BusTopic>(topic: Topic, value: BusTopics[Topic]) => void
  /** @returns what ends it */
  readonly subscribe: <Topic extends BusTopic>(topic: Topic, receive: (value: BusTopics[Topic]) => void) => () => void
}
