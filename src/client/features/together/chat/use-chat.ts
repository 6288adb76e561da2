import { use, useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { WidgetPreview } from '../../../core/contribute/widget-preview.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { whileSeen } from '../../../core/page/while-seen.ts'
import { session } from '../../data/session/index.ts'
import { type SocketState, socketState } from '../../data/socket/lazy.ts'
import { type Chat, chat } from './chat.ts'
import { hiddenPeople, keptRoom, NOTHING_KEPT } from './document.ts'
import { holdRoom } from './follow-room.ts'
import { EMPTY_ROOM } from './kernel/room.ts'

/** Who is in the room as himself. */
export interface Me {
  readonly username: string
  readonly nickname: string
  /** The name of his picture; empty for none. */
  readonly head: string
}

/** Who is logged in; undefined for a guest. In a preview it is whose messages are shown. */
export function useMe(): Me | undefined {
  const isPreview = use(WidgetPreview)
  const info = useStore(session, ({ login }) => login?.info)
  const sample = useDocument(keptRoom, ({ user, list }) =>
    isPreview ? list.find(({ username }) => username === user) : undefined,
  )
  const shown = isPreview ? sample : info
  return useMemo(() => shown && { username: shown.username, nickname: shown.nickname, head: shown.head }, [shown])
}

/** For what stands on the home screen: a page that is left sooner does not connect, in ms. */
export const GLANCE_MS = 1000

/**
 * Keeps the room up to date while this page is seen, and somebody is logged in.
 * @param glanceMs a page that is seen for less than this is not connected
 */
export function useRoom(glanceMs = 0): void {
  const isPreview = use(WidgetPreview)
  const isMember = useMe() !== undefined && !isPreview
  useEffect(() => (isMember ? whileSeen(glanceMs, holdRoom) : undefined), [isMember, glanceMs])
}

/** What `select` takes of the room. */
export const useChat = <T>(select: (now: Chat) => T): T => useStore(chat, useShallow(select))

/** What the socket of the room is doing. */
export const useSocket = (): SocketState => useStore(socketState)

const hiddenIds = (people: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(people.map(({ id }) => id))

/**
 * The messages of the room that are known, without those of people whom the user has hidden; the newest comes last.
 * Before anything was heard they are those that this device has kept.
 */
export function useMessagesOfRoom(): readonly ChatMessage[] {
  const isPreview = use(WidgetPreview)
  const user = useStore(session, ({ login }) => login?.info.id)
  const heard = useStore(chat, ({ room }) => (isPreview || room === EMPTY_ROOM ? undefined : room.messages))
  const kept = useDocument(keptRoom, (now) => (isPreview || now.user === user ? now.list : NOTHING_KEPT.list))
  const all = heard ?? kept
  const people = useDocument(hiddenPeople, (now) => now)
  return useMemo(() => {
    const hidden = hiddenIds(people)
    return hidden.size === 0 ? all : all.filter(({ username }) => !hidden.has(username))
  }, [all, people])
}

/** How many messages of others the user has not seen, of those that are known. */
export function useUnread(): number {
  const me = useMe()
  const readId = useDocument(keptRoom, (now) => now.readId)
  const shown = useMessagesOfRoom()
  if (me === undefined || readId < 0) return 0
  return shown.filter(({ chatId, username }) => chatId > readId && username !== me.username).length
}

/** The last message that the user has seen, 0 for none; negative before the first visit. */
export const lastRead = (): number => keptRoom.get().readId

/** The user has seen all that is known. */
export function markRead(): void {
  const { room } = chat.getState()
  const newest = Math.max(room.lastId, room.messages.at(-1)?.chatId ?? 0)
  if (keptRoom.get().readId < newest) keptRoom.update((now) => ({ ...now, readId: newest }), { origin: 'view' })
}

/** Keeps what was written and not sent. */
export const keepDraft = (draft: string): void => keptRoom.update((now) => ({ ...now, draft }), { origin: 'view' })

/** What was written, and not sent. */
export const useDraft = (): string => useDocument(keptRoom, (now) => now.draft)
