import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { socketState } from '../../../data/socket/lazy.ts'
import { chat, hiddenPeople } from '../../chat/lazy.ts'
import { follow, NEW_FEED } from '../kernel/feed.ts'
import type { Listener } from '../stage/traffic.ts'

/**
 * Tells what of the room is to be shown, as long as the page is seen, and what no longer, as it was deleted or somebody
 * was hidden. @returns stops it
 */
export function followMessages(isRefTen: boolean, { show, hide }: Listener<ChatMessage>): () => void {
  let feed = NEW_FEED
  let known = chat.getState().room.messages
  const isHidden = ({ username }: ChatMessage) => hiddenPeople.get().some(({ id }) => id === username)
  const look = () => {
    const { room } = chat.getState()
    const isHeard = socketState.getState().at === 'open' && !document.hidden
    const { feed: next, fresh } = follow(feed, { ...room, isHeard }, isRefTen)
    feed = next
    const seen = fresh.filter((message) => !isHidden(message))
    if (seen.length > 0) show(seen)
  }
  const stops = [
    chat.subscribe(({ room }) => {
      const before = known
      known = room.messages
      if (known !== before && isShorter(known, before)) hideDeleted(known, before, hide)
      look()
    }),
    socketState.subscribe(look),
    hiddenPeople.subscribe(() => hide(isHidden)),
  ]
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', look)
  }
}

type Messages = readonly ChatMessage[]

/** Whether messages are missing between the first that is still there and the last. */
const isShorter = (now: Messages, before: Messages): boolean => now.length < before.length

function hideDeleted(now: Messages, before: Messages, hide: Listener<ChatMessage>['hide']): void {
  const left = new Set(now.map(({ chatId }) => chatId))
  const gone = new Set(before.flatMap(({ chatId }) => (left.has(chatId) ? [] : [chatId])))
  hide(({ chatId }) => gone.has(chatId))
}
