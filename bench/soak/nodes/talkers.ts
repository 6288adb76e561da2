import { setTimeout as wait } from 'node:timers/promises'
import type { ChatMessage } from '../../../src/shared/chat/frames.ts'
import type { MadeUser } from '../../server/make-users.ts'
import { type Client, enter, messageOf, type Place } from '../chat/client.ts'

/** As the page's: messages of a page of the history, and when a message without an answer is sent again. */
const PAGE = 50
const AGAIN_MS = 5000

type Sent = ReturnType<typeof messageOf>

/** Somebody who stays in the room as the page does: comes back, reads what he missed, sends again what was not echoed. */
export interface Talker {
  readonly user: MadeUser
  /** Nonces of his messages that have come back to him. */
  readonly acknowledged: ReadonlySet<string>
  /** Messages that he knows, by id. */
  readonly heard: ReadonlyMap<number, string>
  /** Messages that came on a socket in another order than by their ids, or with a gap. */
  readonly outOfOrder: number
  /** How long each of his sockets was awaited, in ms, but for the first. */
  readonly absences: readonly number[]
  readonly isUp: () => boolean
  readonly pending: () => number
  readonly say: () => void
  readonly leave: () => void
}

/** Opens somebody's socket, and again whenever it ends, until he leaves. */
export function openTalker(place: Place, user: MadeUser): Talker {
  const heard = new Map<number, string>()
  const acknowledged = new Set<string>()
  const pending = new Map<string, { readonly frame: Sent; sentAt: number }>()
  const sentAgain = new Set<string>()
  const absences: number[] = []
  let client: Client | undefined
  let outOfOrder = 0
  let whole = 0
  let lostAt: number | undefined
  let hasLeft = false

  const know = (message: ChatMessage): void => {
    heard.set(message.chatId, message.nonce)
    if (message.username === user.name && pending.delete(message.nonce)) acknowledged.add(message.nonce)
  }
  /** The message up to which all are known. */
  const lastWithoutGap = (): number => {
    while (heard.has(whole + 1)) whole += 1
    return whole
  }
  const sendPending = (): void => {
    const now = performance.now()
    for (const [nonce, each] of pending) {
      if (now - each.sentAt < AGAIN_MS) continue
      each.sentAt = now
      sentAgain.add(nonce)
      client?.send(each.frame)
    }
  }
  /** Follows a socket to its end. */
  const follow = async (opened: Client): Promise<void> => {
    let last: number | undefined
    const receiveMessage = (message: ChatMessage): void => {
      const isNext = last === undefined || message.chatId === last + 1
      know(message)
      // one that had been written already is told to its sender alone, in between
      if (sentAgain.has(message.nonce) && !(last !== undefined && isNext)) return
      if (!isNext) outOfOrder += 1
      last = message.chatId
    }
    let page = 1
    const askHistory = () => opened.send({ frame: 'history', page, limit: PAGE })
    opened.listen((frame) => {
      if (frame.frame === 'message') receiveMessage(frame.message)
      if (frame.frame === 'history') {
        for (const message of frame.messages) know(message)
        const oldest = frame.messages.at(-1)?.chatId ?? 0
        if (oldest <= lastWithoutGap() + 1) return
        page += 1
        askHistory()
      }
      if (frame.frame === 'notice' && frame.notice.notice === 'slowDown' && frame.notice.what === 'history')
        setTimeout(askHistory, Math.max(0, frame.notice.until - Date.now()))
    })
    askHistory()
    for (const each of pending.values()) each.sentAt = Number.NEGATIVE_INFINITY
    sendPending()
    await opened.closed
  }
  const run = async (): Promise<void> => {
    while (!hasLeft) {
      try {
        const opened = await enter(place, user)
        client = opened
        if (lostAt !== undefined) absences.push(performance.now() - lostAt)
        await follow(opened)
        lostAt = performance.now()
      } catch {
        await wait(200 + 600 * Math.random())
      }
      client = undefined
    }
  }
  const running = run()
  const timer = setInterval(sendPending, 1000)
  return {
    ...{ user, acknowledged, heard, absences },
    get outOfOrder() {
      return outOfOrder
    },
    isUp: () => client !== undefined,
    pending: () => pending.size,
    say() {
      const frame = messageOf(`${user.name} says something of a usual length, 晚上一起去看电影吗？`)
      pending.set(frame.nonce, { frame, sentAt: performance.now() })
      client?.send(frame)
    },
    leave() {
      hasLeft = true
      clearInterval(timer)
      client?.socket.terminate()
      void running
    },
  }
}

/** Lets people talk in turn. @param everyMs between two messages of one of them @returns ends it */
export function letTalk(talkers: readonly Talker[], everyMs: number): () => void {
  let next = 0
  const timer = setInterval(() => {
    talkers[next % talkers.length]?.say()
    next += 1
  }, everyMs / talkers.length)
  return () => clearInterval(timer)
}
