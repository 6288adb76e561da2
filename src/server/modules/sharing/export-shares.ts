import type * as v from 'valibot'
import type { exportAccount } from '../../../shared/api/account.ts'
import type { Database } from '../../adapters/database/open.ts'

type ExportedShares = v.InferOutput<typeof exportAccount.output>['shares']

/** What a user shares, as he takes it along, the oldest first. */
export async function exportShares(database: Database, userId: string): Promise<ExportedShares> {
  const shares = database.selectFrom('share').selectAll().where('user_id', '=', userId)
  const rows = await shares.orderBy('made_at').orderBy('kind', 'desc').orderBy('id').execute()
  return rows.map(({ kind, id, name, info, state, hot, body, ...row }) => ({
    ...{ kind, id, name, info, state, hot, body, isSigned: row.is_signed === 1, madeAt: row.made_at },
    pictures: [row.picture, row.mini].filter((picture) => picture !== ''),
  }))
}
