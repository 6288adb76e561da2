import { randomBytes } from 'node:crypto'
import type { ReportReason } from '../../../shared/api/chat.ts'
import type { Database } from '../../adapters/database/open.ts'
import { readTime } from '../../adapters/database/time.ts'

/** How long a report is kept that is done with, in ms. */
const KEPT_MS = 90 * 24 * 3_600_000

/** A report as whoever looks after the room sees it. `madeAt` in ms since the epoch. */
export interface Report {
  /** Names it for the operator. */
  readonly id: string
  readonly chatId: number
  readonly reason: ReportReason
  /** The usernames of whoever has written and of whoever reports. */
  readonly author: string
  readonly reporter: string
  readonly text: string
  readonly madeAt: number
}

/** Adds a user's report of a message, once. @returns whether there is such a message */
export async function addReport(
  database: Database,
  { userId, chatId, reason }: { readonly userId: string; readonly chatId: number; readonly reason: ReportReason },
): Promise<boolean> {
  const now = await readTime(database)
  const message = await database
    .selectFrom('chat_message')
    .innerJoin('user', 'user.id', 'chat_message.user_id')
    .select(['text', 'username as author'])
    .where('chat_message.id', '=', chatId)
    .where('is_deleted', '=', 0)
    .executeTakeFirst()
  if (message === undefined) return false
  await database
    .deleteFrom('chat_report')
    .where('done_at', '>', 0)
    .where('done_at', '<=', now - KEPT_MS)
    .execute()
  await database
    .insertInto('chat_report')
    .values({ id: randomBytes(4).toString('hex'), user_id: userId, chat_id: chatId, reason, ...message, made_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'chat_id']).doNothing())
    .execute()
  return true
}

/** The reports that are not done with, the oldest first. */
export const listReports = (database: Database): Promise<Report[]> =>
  database
    .selectFrom('chat_report')
    .innerJoin('user', 'user.id', 'chat_report.user_id')
    .select(['chat_report.id', 'chat_id as chatId', 'reason', 'author', 'username as reporter', 'text'])
    .select('chat_report.made_at as madeAt')
    .where('done_at', '=', 0)
    .orderBy('chat_report.made_at')
    .orderBy('chat_report.id')
    .execute()

/** Is done with a report. @returns whether it was open */
export async function closeReport(database: Database, id: string): Promise<boolean> {
  const closed = await database
    .updateTable('chat_report')
    .set({ done_at: await readTime(database) })
    .where('id', '=', id)
    .where('done_at', '=', 0)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

/** Is done with all reports of a message. @returns whether one was open */
export async function closeReportsOf(database: Database, chatId: number): Promise<boolean> {
  const closed = await database
    .updateTable('chat_report')
    .set({ done_at: await readTime(database) })
    .where('chat_id', '=', chatId)
    .where('done_at', '=', 0)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

/** What a user has reported, the newest first, as he takes it along. */
export const listReportsOf = (
  database: Database,
  userId: string,
): Promise<Pick<Report, 'chatId' | 'reason' | 'author' | 'text' | 'madeAt'>[]> =>
  database
    .selectFrom('chat_report')
    .select(['chat_id as chatId', 'reason', 'author', 'text', 'made_at as madeAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .execute()
