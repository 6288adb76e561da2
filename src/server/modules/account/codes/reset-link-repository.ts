import { holdUsers } from '../../../adapters/database/hold-users.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { readTime } from '../../../adapters/database/time.ts'
import { hashOf, makeSecret } from '../secrets.ts'

/** How long a link is good that the administrator makes. */
const LINK_MS = 24 * 3_600_000

/** Makes the link of a user, in place of an earlier one. @returns its secret; undefined where he is gone */
export const addResetLink = (
  database: Database,
  userId: string,
): Promise<{ readonly secret: string; readonly endsAt: number } | undefined> =>
  database.transaction().execute(async (transaction) => {
    if ((await holdUsers(transaction, [userId])).length === 0) return undefined
    const secret = makeSecret(16)
    const endsAt = (await readTime(transaction)) + LINK_MS
    const row = { link: hashOf(secret), ends_at: endsAt }
    await transaction
      .insertInto('reset_link')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    return { secret, endsAt }
  })

/** Whose a link is, while it is good. */
export async function findResetLink(database: Database, secret: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('reset_link')
    .select('user_id')
    .where('link', '=', hashOf(secret))
    .where('ends_at', '>', await readTime(database))
    .executeTakeFirst()
  return row?.user_id
}

/** Uses a link up. @returns whether this request was the one */
export async function consumeResetLink(transaction: Database, secret: string): Promise<boolean> {
  const used = await transaction
    .deleteFrom('reset_link')
    .where('link', '=', hashOf(secret))
    .where('ends_at', '>', await readTime(transaction))
    .executeTakeFirst()
  return used.numDeletedRows > 0n
}

/** Makes the link of a user void: he has another password. */
export const deleteResetLink = (database: Database, userId: string): Promise<unknown> =>
  database.deleteFrom('reset_link').where('user_id', '=', userId).execute()
