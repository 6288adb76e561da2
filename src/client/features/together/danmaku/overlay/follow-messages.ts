import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { socketState } from '../../../data/socket/lazy.ts'
import { chat, hiddenPeople } from '../../chat/lazy.ts'
import { follow, NEW_FEED } from '../kernel/feed.ts'

interface Listener {
  /** Messages to be shown. */
  readonly show: (messages: readonly ChatMessage[]) => void
  /** Some may be shown no longer: they were deleted, or somebody was hidden. */
  readonly hide: (isGone: (message: ChatMessage) => boolean) => void
}

/** Tells what of the room is to be shown, as long as the page is seen. @returns stops it */
export function followMessages(isRefTen: boolean, { show, hide }: Listener): () => void {
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

function hideDeleted(now: Messages, before: Messages, hide: Listener['hide']): void {
  const left = new Set(now.map(({ chatId }) => chatId))
  const gone = new Set(before.flatMap(({ chatId }) => (left.has(chatId) ? [] : [chatId])))
  hide(({ chatId }) => gone.has(chatId))
}
