import type { ChatMessage, ClientFrame } from '../../../shared/chat/frames.ts'
import { holdUsers } from '../../adapters/database/hold-users.ts'
import type { Database } from '../../adapters/database/open.ts'
import { awaitTurn } from '../../adapters/database/take-turns.ts'
import { readTime } from '../../adapters/database/time.ts'

/** There is one room; its messages are written one after another, on whatever node. */
const ROOM = 'room'
const TURN = 'chat'
/** Messages that can be paged back to. */
export const HISTORY_DEPTH = 10_000

/** A message that is to be written. */
export type NewMessage = Omit<Extract<ClientFrame, { frame: 'send' }>, 'frame'> & { readonly userId: string }

/** A message as it is in the room. */
export interface WrittenMessage {
  readonly message: ChatMessage
  /** Whether it had been written before. */
  readonly isRepeat: boolean
  readonly isDeleted: boolean
}

/** A message that was not written: until a time in ms its sender may not. */
export interface MutedMessage {
  readonly mutedUntil: number
}

/** What has become of a message; undefined where its sender's account is gone. */
export type MessageOutcome = WrittenMessage | MutedMessage | undefined

export const isWritten = (outcome: MessageOutcome): outcome is WrittenMessage =>
  outcome !== undefined && 'message' in outcome

/**
 * Within a transaction: writes messages in order, each once however often it is sent. Who may not write now is told of
 * what he had written before.
 */
export async function writeMessages(
  transaction: Database,
  messages: readonly NewMessage[],
): Promise<readonly MessageOutcome[]> {
  await awaitTurn(transaction, TURN)
  const senders = await readSenders(transaction, [...new Set(messages.map(({ userId }) => userId))])
  const time = await readTime(transaction)
  let last = await readLastId(transaction)
  const written: MessageOutcome[] = []
  for (const { userId, ...content } of messages) {
    const isRepeat = (await readMessage(transaction, userId, content.nonce)) !== undefined
    const mutedUntil = senders.get(userId)
    if (!isRepeat && mutedUntil !== undefined && mutedUntil > time) {
      written.push({ mutedUntil })
      continue
    }
    if (!isRepeat && mutedUntil !== undefined) {
      last += 1
      const { nonce, kind, color, size, text } = content
      await transaction
        .insertInto('chat_message')
        .values({ id: last, user_id: userId, nonce, kind, color, size, text, time })
        .execute()
    }
    const row = await readMessage(transaction, userId, content.nonce)
    written.push(row && { ...row, isRepeat })
  }
  await transaction
    .insertInto('chat_counter')
    .values({ room: ROOM, last })
    .onConflict((conflict) => conflict.column('room').doUpdateSet({ last }))
    .execute()
  return written
}

/** A page of the history, the newest message first, without those that were deleted. @param page from 1 */
export async function readHistory(database: Database, page: number, limit: number): Promise<readonly ChatMessage[]> {
  const offset = (page - 1) * limit
  if (offset >= HISTORY_DEPTH) return []
  const rows = await selectMessages(database)
    .where('is_deleted', '=', 0)
    .orderBy('chat_message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(messageOf)
}

/** The id of the last message of the room, also of one that is gone; 0 for none. */
export async function readLastId(database: Database): Promise<number> {
  const row = await database.selectFrom('chat_counter').select('last').where('room', '=', ROOM).executeTakeFirst()
  return row?.last ?? 0
}

/** The messages behind one, in their order. @param limit so many at most */
export async function readMessagesAfter(
  database: Database,
  id: number,
  limit: number,
): Promise<readonly Omit<WrittenMessage, 'isRepeat'>[]> {
  const rows = await selectMessages(database)
    .where('chat_message.id', '>', id)
    .orderBy('chat_message.id')
    .limit(limit)
    .execute()
  return rows.map(writtenOf)
}

/** The ids of messages that were deleted, among the last ones. @param depth of so many */
export async function listDeletedIds(database: Database, depth: number): Promise<readonly number[]> {
  const rows = await database
    .selectFrom('chat_message')
    .select('id')
    .where('id', '>', (await readLastId(database)) - depth)
    .where('is_deleted', '=', 1)
    .execute()
  return rows.map(({ id }) => id)
}

/** What a user has written, the newest first, without what was deleted. */
export const listMessagesOf = (database: Database, userId: string): Promise<{ time: number; text: string }[]> =>
  database
    .selectFrom('chat_message')
    .select(['time', 'text'])
    .where('user_id', '=', userId)
    .where('is_deleted', '=', 0)
    .orderBy('id', 'desc')
    .execute()

/** Deletes a message, for good. @returns whether there is one of this id */
export async function removeMessage(database: Database, chatId: number): Promise<boolean> {
  const removed = await database
    .updateTable('chat_message')
    .set({ is_deleted: 1 })
    .where('id', '=', chatId)
    .executeTakeFirst()
  return removed.numUpdatedRows > 0n
}

/** Which of some users exist, until the transaction ends, and until when each may not write. */
async function readSenders(transaction: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const held = await holdUsers(transaction, ids)
  if (held.length === 0) return new Map()
  const rows = await transaction.selectFrom('user').select(['id', 'muted_until']).where('id', 'in', held).execute()
  return new Map(rows.map(({ id, muted_until }) => [id, muted_until]))
}

async function readMessage(database: Database, userId: string, nonce: string) {
  const row = await selectMessages(database).where('user_id', '=', userId).where('nonce', '=', nonce).executeTakeFirst()
  return row && writtenOf(row)
}

/** Messages with what their senders are called now. */
const selectMessages = (database: Database) =>
  database
    .selectFrom('chat_message')
    .innerJoin('user', 'user.id', 'chat_message.user_id')
    .select(['chat_message.id', 'nonce', 'kind', 'color', 'size', 'text', 'time', 'is_deleted'])
    .select(['username', 'nickname', 'head'])

type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['executeTakeFirstOrThrow']>>

const writtenOf = (row: MessageRow) => ({ message: messageOf(row), isDeleted: row.is_deleted === 1 })

const messageOf = ({ id, is_deleted: _, ...row }: MessageRow): ChatMessage => ({ chatId: id, ...row })
