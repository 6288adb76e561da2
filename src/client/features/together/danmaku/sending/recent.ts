import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { ChatMessage } from '../../../../../shared/chat/frames.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { chat, hiddenPeople, KINDS, type Unsent, useChat } from '../../chat/lazy.ts'

/** How many of the last messages are listed. */
export const LISTED = 50

/** A row of the list: a message of the room, or an own one that has not arrived. */
export type Entry =
  | { readonly is: 'said'; readonly message: ChatMessage }
  | { readonly is: 'unsent'; readonly unsent: Unsent }

export const entryKey = (entry: Entry): string =>
  entry.is === 'said' ? String(entry.message.chatId) : `unsent ${entry.unsent.nonce}`

/** Up to which message the list goes while the pointer is over it: nothing moves away from under it. */
const heldTo = createStore<number>()(() => Number.POSITIVE_INFINITY)

/** The pointer is over the list. */
export const holdList = (): void => heldTo.setState(chat.getState().room.messages.at(-1)?.chatId ?? 0, true)
export const releaseList = (): void => heldTo.setState(Number.POSITIVE_INFINITY, true)

const NOTHING: readonly never[] = []

/** The last messages, the newest first, before them those that are not sent yet; none while nobody looks. */
export function useRecent(isOpen: boolean): readonly Entry[] {
  const { messages, unsent } = useChat(({ room }) => ({
    messages: isOpen ? room.messages : NOTHING,
    unsent: isOpen ? room.unsent : NOTHING,
  }))
  const hidden = useDocument(hiddenPeople, (now) => now)
  const last = useStore(heldTo)
  const ids = new Set(hidden.map(({ id }) => id))
  const said = messages.filter(({ chatId, username }) => chatId <= last && !ids.has(username))
  return [
    ...unsent.filter(({ kind }) => kind === KINDS.danmaku).map((one): Entry => ({ is: 'unsent', unsent: one })),
    ...said.slice(-LISTED).map((message): Entry => ({ is: 'said', message })),
  ].reverse()
}
