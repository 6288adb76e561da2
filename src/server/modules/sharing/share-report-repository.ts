import type { ShareKind, ShareReportReason } from '../../../shared/api/sharing.ts'
import { holdUsers } from '../../adapters/database/hold-users.ts'
import { isPostgres } from '../../adapters/database/is-postgres.ts'
import type { Database } from '../../adapters/database/open.ts'
import { takeTurns } from '../../adapters/database/take-turns.ts'
import { readTime } from '../../adapters/database/time.ts'

interface ShareReport {
  readonly userId: string
  readonly id: string
  readonly reason: ShareReportReason
  readonly note: string
}

/**
 * Adds a user's report of what another one shares with all, once; again where it has changed since his was dealt with.
 * @returns whether there is such a share
 */
export const addShareReport = (database: Database, { userId, id, ...said }: ShareReport): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    if ((await holdUsers(transaction, [userId])).length === 0) return false
    const shares = transaction
      .selectFrom('share')
      .select('changed_at')
      .where('id', '=', id)
      .where('state', '=', 'public')
    const ofOthers = shares.where('user_id', '!=', userId)
    // it stays until this ends; SQLite has one writer at a time
    const share = await (isPostgres(transaction) ? ofOthers.forKeyShare() : ofOthers).executeTakeFirst()
    if (share === undefined) return false
    const report = { ...said, made_at: await readTime(transaction) }
    await transaction
      .insertInto('share_report')
      .values({ user_id: userId, share_id: id, ...report })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'share_id'])
          .doUpdateSet({ ...report, done_at: 0 })
          .where('share_report.done_at', '>', 0)
          .where('share_report.done_at', '<', share.changed_at),
      )
      .execute()
    return true
  })

/** Is done with the open reports of a share. @returns whether there was one */
export async function closeShareReports(database: Database, id: string): Promise<boolean> {
  const closed = await database
    .updateTable('share_report')
    .set({ done_at: await readTime(database) })
    .where('share_id', '=', id)
    .where('done_at', '=', 0)
    .executeTakeFirst()
  return closed.numUpdatedRows > 0n
}

/**
 * The same of a share that an administrator has looked at. @param changedAt when it was changed last as he did
 * @returns what it is; `changed` where that was later, undefined where nobody reports it
 */
export const keepShare = (
  database: Database,
  id: string,
  changedAt: number,
): Promise<{ readonly kind: ShareKind; readonly name: string } | 'changed' | undefined> =>
  takeTurns(database, `share ${id}`, async (transaction) => {
    const shares = transaction.selectFrom('share').select(['kind', 'name', 'changed_at']).where('id', '=', id)
    const share = await shares.executeTakeFirst()
    if (share === undefined) return undefined
    if (share.changed_at !== changedAt) return 'changed'
    const { kind, name } = share
    return (await closeShareReports(transaction, id)) ? { kind, name } : undefined
  })

/** What a user has reported, the newest first, as he takes it along. `madeAt` in ms since the epoch. */
export const listShareReportsOf = (
  database: Database,
  userId: string,
): Promise<{ share: string; reason: ShareReportReason; note: string; madeAt: number }[]> =>
  database
    .selectFrom('share_report')
    .select(['share_id as share', 'reason', 'note', 'made_at as madeAt'])
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .execute()
