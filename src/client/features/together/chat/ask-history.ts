import type { ServerFrame } from '../../../../shared/chat/frames.ts'
import { sendFrame } from '../../data/socket/lazy.ts'
import { changeRoom, chat } from './chat.ts'
import { keptRoom } from './document.ts'
import { nextPage, receivedHistory, reconnected, startedAnew } from './kernel/room.ts'

/** Messages of a page (spec section 3). */
const PAGE = 100
/** Pages that are read to catch up; who was away for longer begins anew with the newest. */
const CATCH_UP_PAGES = 5
/** An answer that has not come after so many ms does not come any more. */
const ANSWER_MS = 10_000

/** Pages of the history come to all tabs; this one takes those that it has asked for. */
let awaited: number | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks for the page that comes next, unless one is on its way. */
export function askHistory(): void {
  if (awaited !== undefined) return
  awaited = nextPage(chat.getState().room, PAGE)
  sendFrame({ frame: 'history', page: awaited, limit: PAGE })
  againIn(ANSWER_MS)
}

/** Asks for what was said while there was no connection. */
export function catchUp(): void {
  changeRoom(reconnected)
  stopAsking()
  askHistory()
}

/** Asks again after some ms, such as those for which the server takes no more questions. */
export function againIn(ms: number): void {
  if (awaited === undefined) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    awaited = undefined
    askHistory()
  }, ms)
}

export function stopAsking(): void {
  clearTimeout(timer)
  awaited = undefined
}

/** Takes a page that this tab has asked for, and asks on while it catches up. */
export function takeHistory({ page, messages }: Extract<ServerFrame, { frame: 'history' }>): void {
  if (page !== awaited) return
  stopAsking()
  const wasCatchingUp = chat.getState().room.isCatchingUp
  changeRoom((room) => {
    const next = receivedHistory(room, messages, PAGE)
    return next.isCatchingUp && page >= CATCH_UP_PAGES ? startedAnew(next) : next
  })
  if (chat.getState().room.isCatchingUp) askHistory()
  else if (wasCatchingUp) readNoFurther(chat.getState().room.lastId)
}

/** A room that was set back counts on from its last message. */
function readNoFurther(lastId: number): void {
  if (keptRoom.get().readId > lastId) keptRoom.update((now) => ({ ...now, readId: lastId }), { origin: 'program' })
}
