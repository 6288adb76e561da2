import { randomBytes } from 'node:crypto'
import { NOTICE_LIMITS, type NoticeText } from '../../../../shared/api/notices.ts'
import { keepNewest } from '../../../adapters/database/keep-newest.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'

/** Notices that are kept, those that have ended included. */
const KEPT = 100

/** What the administrator tells all users. Times in ms since the epoch. */
export interface Notice {
  readonly id: string
  readonly text: NoticeText
  readonly madeAt: number
  readonly endsAt: number
  readonly isOpen: boolean
}

/** Adds a notice. @returns its id; `full` where as many are shown as may be */
export const addNotice = (
  database: Database,
  { text, endsAt }: Pick<Notice, 'text' | 'endsAt'>,
): Promise<{ readonly id: string } | 'full'> =>
  takeTurns(database, 'notices', async (transaction) => {
    const now = await readTime(transaction)
    const open = await transaction.selectFrom('notice').select('id').where('ends_at', '>', now).execute()
    if (open.length >= NOTICE_LIMITS.open) return 'full'
    const id = randomBytes(12).toString('base64url')
    const row = { id, text: JSON.stringify(text), made_at: now, ends_at: endsAt }
    await transaction.insertInto('notice').values(row).execute()
    await keepNewest(transaction, { table: 'notice', by: 'made_at', limit: KEPT })
    return { id }
  })

/** The notices that are kept, the newest first. */
export async function listNotices(database: Database): Promise<readonly Notice[]> {
  const now = await readTime(database)
  const rows = await database.selectFrom('notice').selectAll().orderBy('made_at', 'desc').orderBy('id').execute()
  return rows.map((row) => ({
    ...{ id: row.id, text: JSON.parse(row.text), madeAt: row.made_at, endsAt: row.ends_at },
    isOpen: row.ends_at > now,
  }))
}

/** Ends a notice now. @returns what it was; undefined where none of this id is open */
export const endNotice = async (database: Database, id: string): Promise<NoticeText | undefined> => {
  const now = await readTime(database)
  const ended = await database
    .updateTable('notice')
    .set({ ends_at: now })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .returning('text')
    .executeTakeFirst()
  return ended && JSON.parse(ended.text)
}
