import { holdUsers } from '../../adapters/database/hold-users.ts'
import type { Database } from '../../adapters/database/open.ts'

/** Notes that a user was here on a day, such as `2026-01-31`, once. @returns whether there is that user */
export const addVisit = (database: Database, userId: string, day: string): Promise<boolean> =>
  database.transaction().execute(async (transaction) => {
    if ((await holdUsers(transaction, [userId])).length === 0) return false
    await transaction
      .insertInto('visit')
      .values({ user_id: userId, day })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  })

/** On how many days a user was here. */
export async function countVisits(database: Database, userId: string): Promise<number> {
  const visits = database.selectFrom('visit').select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await visits.where('user_id', '=', userId).executeTakeFirstOrThrow()).count)
}

/** The days on which a user was here, the first first. */
export async function listVisits(database: Database, userId: string): Promise<string[]> {
  const rows = await database.selectFrom('visit').select('day').where('user_id', '=', userId).orderBy('day').execute()
  return rows.map(({ day }) => day)
}
