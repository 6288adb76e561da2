import type { Kysely } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/** Within a transaction: which of these users exist. They do so until it ends, so that rows of theirs can be added. */
export async function holdUsers(transaction: Kysely<Tables>, ids: readonly string[]): Promise<readonly string[]> {
  const users = transaction.selectFrom('user').select('id').where('id', 'in', ids)
  // SQLite has one writer at a time
  const rows = await (isPostgres(transaction) ? users.forKeyShare() : users).execute()
  return rows.map(({ id }) => id)
}
