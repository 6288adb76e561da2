import type { ChatMessage, ClientFrame } from '../../../../../shared/chat/frames.ts'

/** What is sent; by its nonce it is in the room once, however often it is sent. */
export type Written = Omit<Extract<ClientFrame, { frame: 'send' }>, 'frame'>

/** An own message that the server has not confirmed. */
export interface Unsent extends Written {
  /** When it was written, in ms since the epoch. */
  readonly time: number
  readonly at: 'sending' | 'failed'
}

/** What is known of the chat room. */
export interface Room {
  /** By ascending `chatId`, each once; nothing is missing between the first and the last. */
  readonly messages: readonly ChatMessage[]
  /** Newer messages, until those between them and `messages` are there. */
  readonly ahead: readonly ChatMessage[]
  /** Whether `ahead` has yet to meet `messages`: a connection was made anew. */
  readonly isCatchingUp: boolean
  /** Whether there are earlier messages than the first. */
  readonly hasEarlier: boolean
  /** The id of the last message of the room that was heard, also of one that was deleted since; 0 for none. */
  readonly lastId: number
  readonly unsent: readonly Unsent[]
}

export const EMPTY_ROOM: Room = {
  ...{ messages: [], ahead: [], unsent: [] },
  ...{ isCatchingUp: false, hasEarlier: true, lastId: 0 },
}

/** How many messages are kept: a page that is open for weeks forgets the earliest. */
export const MOST_MESSAGES = 2000

/** Two lists as one, by ascending id and each id once; of two with the same id the one of `newer`. */
function joined(older: readonly ChatMessage[], newer: readonly ChatMessage[]): readonly ChatMessage[] {
  const [end, begin] = [older.at(-1), newer[0]]
  if (end === undefined || begin === undefined || end.chatId < begin.chatId) return [...older, ...newer]
  const byId = new Map([...older, ...newer].map((message) => [message.chatId, message]))
  return [...byId.values()].sort((one, other) => one.chatId - other.chatId)
}

/** The page of history that comes next, from 1: people speak and messages are deleted while pages are read. */
export const nextPage = ({ isCatchingUp, ahead, messages }: Room, limit: number): number =>
  Math.floor((isCatchingUp ? ahead : messages).length / limit) + 1

/** What is known and a page of history as one. What the page should have and has not was deleted meanwhile. */
function withPage(known: readonly ChatMessage[], page: readonly ChatMessage[]): readonly ChatMessage[] {
  const ids = new Set(page.map(({ chatId }) => chatId))
  const [first, last] = [Math.min(...ids), Math.max(...ids)]
  return joined(
    known.filter(({ chatId }) => ids.has(chatId) || chatId < first || chatId > last),
    page,
  )
}

/** A connection was made: what was said meanwhile is unknown, until history meets what is here. */
export const reconnected = (room: Room): Room => ({ ...room, isCatchingUp: true, ahead: [] })

/**
 * A message was said just now. An own one is no longer unsent. Ids have no gaps: behind one, what is missing has to be
 * caught up with first.
 */
export function received(room: Room, message: ChatMessage): Room {
  const unsent = room.unsent.filter(({ nonce }) => nonce !== message.nonce)
  const isCatchingUp = room.isCatchingUp || (room.lastId > 0 && message.chatId > room.lastId + 1)
  const heard = { ...room, unsent, isCatchingUp, lastId: Math.max(room.lastId, message.chatId) }
  return isCatchingUp
    ? { ...heard, ahead: joined(room.ahead, [message]) }
    : { ...heard, ...forget(room, joined(room.messages, [message])) }
}

/**
 * A page of history, of `limit` messages unless it is the last. Pages move on while people speak, so they may overlap.
 * @returns the room, which is still catching up if the page does not reach what was here
 */
export function receivedHistory(room: Room, page: readonly ChatMessage[], limit: number): Room {
  const isLast = page.length < limit
  const sent = new Set(page.map(({ nonce }) => nonce))
  const unsent = room.unsent.filter(({ nonce }) => !sent.has(nonce))
  const lately = page.toSorted((one, other) => one.chatId - other.chatId)
  const lastId = Math.max(room.lastId, lately.at(-1)?.chatId ?? 0)
  const heard = { ...room, unsent, lastId }
  if (!room.isCatchingUp)
    return { ...heard, messages: withPage(room.messages, lately), hasEarlier: room.hasEarlier && !isLast }
  const ahead = withPage(room.ahead, lately)
  const lastKnown = room.messages.at(-1)?.chatId
  const first = ahead[0]?.chatId ?? 0
  if (!isLast && lastKnown !== undefined && first > lastKnown) return { ...heard, ahead }
  // what is newer than the newest of the room is no longer in it, as after a restored archive
  const newest = ahead.at(-1)?.chatId ?? 0
  const isSetBack = lastKnown !== undefined && newest < lastKnown
  const known = isLast ? [] : room.messages.filter(({ chatId }) => chatId < first)
  return {
    ...heard,
    ...forget({ hasEarlier: known.length === 0 ? !isLast : room.hasEarlier }, [...known, ...ahead]),
    ...{ ahead: [], isCatchingUp: false, lastId: isSetBack ? newest : lastId },
  }
}

/** Gives up what was here before: too much was said meanwhile. */
export const startedAnew = (room: Room): Room =>
  room.isCatchingUp ? { ...room, messages: room.ahead, ahead: [], isCatchingUp: false, hasEarlier: true } : room

/** The latest messages, and whether there are earlier ones. */
function forget({ hasEarlier }: Pick<Room, 'hasEarlier'>, messages: readonly ChatMessage[]) {
  const isTooLong = messages.length > MOST_MESSAGES
  return { messages: isTooLong ? messages.slice(-MOST_MESSAGES) : messages, hasEarlier: hasEarlier || isTooLong }
}

/** A message was taken out of the room. */
export function deleted(room: Room, id: number): Room {
  const without = (messages: readonly ChatMessage[]) => messages.filter(({ chatId }) => chatId !== id)
  return { ...room, messages: without(room.messages), ahead: without(room.ahead) }
}

/** An own message is on its way; also one that failed and is sent again. */
export const sending = (room: Room, unsent: Omit<Unsent, 'at'>): Room => ({
  ...room,
  unsent: [...room.unsent.filter(({ nonce }) => nonce !== unsent.nonce), { ...unsent, at: 'sending' }],
})

/** An own message was not taken, or nothing has come of it in time. */
export const failed = (room: Room, nonce: string): Room => ({
  ...room,
  unsent: room.unsent.map((one) => (one.nonce === nonce ? { ...one, at: 'failed' } : one)),
})

/** An own message that failed is given up. */
export const dropped = (room: Room, nonce: string): Room => ({
  ...room,
  unsent: room.unsent.filter((one) => one.nonce !== nonce),
})
