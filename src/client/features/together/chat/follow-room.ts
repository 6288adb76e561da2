import type { ChatMessage, Notice, ServerFrame } from '../../../../shared/chat/frames.ts'
import { orOnExit } from '../../../core/documents/persistence/delayed-changes.ts'
import { session } from '../../data/session/index.ts'
import { needSocket, onFrame, socketState } from '../../data/socket/lazy.ts'
import { againIn, catchUp, stopAsking, takeHistory } from './ask-history.ts'
import { changeRoom, chat, NO_CHAT } from './chat.ts'
import { keptRoom, NOTHING_KEPT } from './document.ts'
import { deleted, dropped, EMPTY_ROOM, received } from './kernel/room.ts'
import { giveUp, sendRest } from './send-message.ts'

/** Messages that this device keeps. */
const KEPT = 50
/** What is said within so many ms is shown at once, as few could read it one by one. */
const GATHER_MS = 100
/** What was said is kept after so many ms. */
const KEEP_MS = 3000
/** Whoever has been too fast waits for so many ms at most, whatever the clocks say; and at least for so many. */
const SLOW_MS = { least: 1000, most: 10_000 } as const

let holders = 0
let leave: (() => void) | undefined

/** Keeps the room up to date and its socket open, until it is released. @returns releases it */
export function holdRoom(): () => void {
  holders += 1
  if (holders === 1) leave = followRoom()
  let isReleased = false
  return () => {
    if (isReleased) return
    isReleased = true
    holders -= 1
    if (holders === 0) leave?.()
  }
}

function followRoom(): () => void {
  showKept()
  const heard: ChatMessage[] = []
  let gathering: ReturnType<typeof setTimeout> | undefined
  const take = () => {
    gathering = undefined
    if (heard.length === 0) return
    takeMessages(heard.splice(0))
    gathering = setTimeout(take, GATHER_MS)
  }
  const receive = (frame: ServerFrame) => {
    if (frame.frame === 'message') {
      heard.push(frame.message)
      if (gathering === undefined) take()
      return
    }
    if (heard.length > 0) takeMessages(heard.splice(0))
    if (frame.frame === 'history') takeHistory(frame)
    if (frame.frame === 'notice') takeNotice(frame.notice)
  }
  const follow = ({ at }: { readonly at: string }, before?: { readonly at: string }) => {
    if (at === before?.at) return // another tab has asked
    if (at !== 'open') return stopAsking()
    catchUp()
    sendRest()
  }
  const stops = [
    onFrame(receive), // first: a mute is told as soon as this tab needs the socket
    needSocket('messages'),
    socketState.subscribe(follow),
    session.subscribe(({ login }, before) => void (login?.info.id !== before.login?.info.id && showKept())),
    keepRoom(),
  ]
  follow(socketState.getState())
  return () => {
    clearTimeout(gathering)
    stopAsking()
    for (const stop of stops) stop()
  }
}

function takeMessages(messages: readonly ChatMessage[]): void {
  const wasCatchingUp = chat.getState().room.isCatchingUp
  changeRoom((room) => messages.reduce(received, room))
  if (!wasCatchingUp && chat.getState().room.isCatchingUp) catchUp()
}

function takeNotice(notice: Notice): void {
  switch (notice.notice) {
    case 'deleted':
      changeRoom((room) => deleted(room, notice.chatId))
      break
    case 'muted':
      chat.setState({ mutedUntil: notice.until })
      break
    case 'slowDown': {
      const left = Math.min(SLOW_MS.most, notice.until - Date.now())
      if (notice.what === 'message') chat.setState({ slowUntil: Date.now() + left })
      else againIn(Math.max(SLOW_MS.least, left))
      break
    }
    case 'refused':
      if (notice.why === 'deleted') changeRoom((room) => dropped(room, notice.nonce))
      else giveUp(notice.nonce)
      break
    case 'poke':
  }
}

/** Shows what this device and this tab have of the room, if it is that of whoever is logged in; else nothing. */
function showKept(): void {
  const user = session.getState().login?.info.id ?? ''
  const kept = keptRoom.get()
  if (kept.user !== user) keptRoom.set({ ...NOTHING_KEPT, user }, { origin: 'program' })
  const { user: before } = chat.getState()
  // another tab may have kept what is of the new user before this one has heard of him
  const isOfAnother = kept.user !== user || (before !== '' && before !== user)
  chat.setState(isOfAnother ? { ...NO_CHAT, user } : { user })
  const { room } = chat.getState()
  if (kept.user === user && room.messages.length === 0)
    changeRoom(() => ({ ...EMPTY_ROOM, messages: kept.list, unsent: room.unsent }))
}

/** Keeps the last messages on this device, some time after they were said. @returns stops it */
function keepRoom(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let keep: (() => void) | undefined
  const stop = chat.subscribe(({ room }, before) => {
    if (room.messages === before.room.messages || keep !== undefined) return
    keep = orOnExit(() => {
      keep = undefined
      const { messages } = chat.getState().room
      const newest = messages.at(-1)?.chatId ?? 0
      keptRoom.update(
        // who is here for the first time has nothing to catch up with
        (now) => ({ ...now, list: messages.slice(-KEPT), readId: now.readId < 0 ? newest : now.readId }),
        { origin: 'program' },
      )
    })
    timer = setTimeout(keep, KEEP_MS)
  })
  return () => {
    clearTimeout(timer)
    keep?.()
    stop()
  }
}
