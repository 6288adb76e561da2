/** How far the messages of the room have been followed. */
export interface Feed {
  readonly hasBegun: boolean
  /** Something may have been said that was not heard at once. */
  readonly isBehind: boolean
  /** The id of the last message that was seen. */
  readonly lastId: number
}

export const NEW_FEED: Feed = { hasBegun: false, isBehind: false, lastId: 0 }

/** The room as it is now. */
export interface RoomNow<T> {
  readonly messages: readonly T[]
  /** The id of the last message that was heard; 0 for none. */
  readonly lastId: number
  readonly isCatchingUp: boolean
  /** Whether the room is connected, and the page seen. */
  readonly isHeard: boolean
}

/** How many earlier messages come first, where asked for. */
const EARLIER = 10
/** How many are shown of what was said while nobody looked. */
const MISSED = 3

/**
 * The messages to be shown, of those in the room: what is said now; at the beginning the last ten where asked for; and
 * little of what was said meanwhile.
 */
export function follow<T extends { readonly chatId: number }>(
  feed: Feed,
  { messages, lastId, isCatchingUp, isHeard }: RoomNow<T>,
  isRefTen: boolean,
): { readonly feed: Feed; readonly fresh: readonly T[] } {
  const isBehind = feed.isBehind || isCatchingUp || (feed.hasBegun && !isHeard)
  if (isCatchingUp || !isHeard) return { feed: { ...feed, isBehind }, fresh: [] }
  // nobody has asked for the history yet
  if (!feed.hasBegun && !isBehind && lastId === 0) return { feed, fresh: [] }
  const isSetBack = isBehind && lastId < feed.lastId
  const seenId = isSetBack ? lastId : Math.max(feed.lastId, messages.at(-1)?.chatId ?? 0)
  const next = { hasBegun: true, isBehind: false, lastId: seenId }
  if (!feed.hasBegun) return { feed: next, fresh: isRefTen ? messages.slice(-EARLIER) : [] }
  const fresh = messages.filter(({ chatId }) => chatId > feed.lastId)
  return { feed: next, fresh: isBehind ? fresh.slice(-MISSED) : fresh }
}
