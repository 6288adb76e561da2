import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { type CivilTime, dayAt } from '../../../kit/rules.ts'

/** A message in the list; an own one that is not confirmed has no `chatId` yet. */
export interface MessageRow {
  readonly is: 'message'
  /** The same before and after an own message is confirmed. */
  readonly key: string
  readonly message: ChatMessage
  readonly isOwn: boolean
  /** Whether it begins a group: it has its author's picture and name. */
  readonly begins: boolean
  /** How far an own message is that the server has not confirmed. */
  readonly at?: 'sending' | 'failed' | undefined
}

export type Row =
  | { readonly is: 'day'; readonly key: string; readonly day: CivilTime }
  /** What follows is new to the user. */
  | { readonly is: 'new'; readonly key: string }
  /** The user may write again. */
  | { readonly is: 'unmuted'; readonly key: string }
  | MessageRow

/** An author who is silent for so many ms begins anew. */
const GROUP_MS = 5 * 60_000

/** What decides on the rows of the list. */
export interface Listed {
  /** By ascending id. */
  readonly messages: readonly ChatMessage[]
  /** Own messages that are not confirmed, as messages; they come last. */
  readonly unsent: readonly { readonly message: ChatMessage; readonly at: 'sending' | 'failed' }[]
  /** The user's name. */
  readonly me: string
  /** The last message that the user had seen when the list was opened, 0 for none; negative for a first visit. */
  readonly readId: number
  /** When the user was allowed to write again, in ms since the epoch, if that was not long ago. */
  readonly unmutedAt?: number | undefined
}

/** The rows of the list: messages in groups of one author, under the days on which they were written. */
export function rowsOf({ messages, unsent, me, readId, unmutedAt }: Listed): readonly Row[] {
  const rows: Row[] = []
  let before: ChatMessage | undefined
  let isNewMarked = readId < 0
  let isUnmutedTold = unmutedAt === undefined
  const add = (row: Row) => {
    rows.push(row)
    before = undefined
  }
  const addMessage = (message: ChatMessage, isOwn: boolean, at?: MessageRow['at']) => {
    const begins = before?.username !== message.username || message.time - before.time > GROUP_MS
    rows.push({ is: 'message', key: keyOf(message), message, isOwn, begins, ...(at && { at }) })
    before = message
  }
  const tellUnmuted = () => {
    if (!isUnmutedTold) add({ is: 'unmuted', key: 'unmuted' })
    isUnmutedTold = true
  }
  let day = ''
  for (const message of messages) {
    const isOwn = message.username === me
    if (unmutedAt !== undefined && message.time > unmutedAt) tellUnmuted()
    const written = dayAt(new Date(message.time))
    if (written !== day) add({ is: 'day', key: `day ${written}`, day: written })
    day = written
    if (!isNewMarked && !isOwn && message.chatId > readId) {
      isNewMarked = true
      add({ is: 'new', key: 'new' })
    }
    addMessage(message, isOwn)
  }
  tellUnmuted()
  for (const { message, at } of unsent) addMessage(message, true, at)
  return withOwnKeys(rows)
}

/** Of its author nobody else has the nonce. */
export const keyOf = ({ username, nonce }: ChatMessage): string => `${username} ${nonce}`

/** A clock that was set back gives a day twice. */
function withOwnKeys(rows: readonly Row[]): readonly Row[] {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const count = counts.get(row.key) ?? 0
    counts.set(row.key, count + 1)
    return count === 0 ? row : { ...row, key: `${row.key} ${count}` }
  })
}
