import { createHmac, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hasInserted } from '../../adapters/database/has-inserted.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Tables } from '../../adapters/database/tables.ts'
import type { Counts } from './popularity.ts'

/** What is counted: a site of the catalogue, or a component. */
export type PopularKind = Tables['popularity']['kind']

const DAY_MS = 24 * 3600 * 1000

/** @returns how often the entries of a kind were added. */
export async function readCounts(database: Database, kind: PopularKind): Promise<Counts> {
  const rows = await database.selectFrom('popularity').select(['id', 'count']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Counts an addition, once for each address and day. What is stored of the address is a hash with the day's key; key
 * and hashes are deleted after two days.
 * @returns the count.
 */
export async function countAddition(
  database: Database,
  { kind, id }: { readonly kind: PopularKind; readonly id: string },
  address: string,
  now: number,
): Promise<number> {
  const day = Math.floor(now / DAY_MS)
  return database.transaction().execute(async (transaction) => {
    const key = await keyOfDay(transaction, day)
    const voter = createHmac('sha256', key)
      .update(JSON.stringify([kind, id, address]))
      .digest('base64url')
    const vote = await transaction
      .insertInto('popularity_vote')
      .values({ day, voter })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (hasInserted(vote)) {
      await transaction
        .insertInto('popularity')
        .values({ kind, id, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'id']).doUpdateSet(({ eb }) => ({ count: eb('popularity.count', '+', 1) })),
        )
        .execute()
    }
    const total = transaction.selectFrom('popularity').select('count').where('kind', '=', kind).where('id', '=', id)
    return (await total.executeTakeFirst())?.count ?? 0
  })
}

/** The key of a day. The first question of a day makes it and forgets the days before yesterday. */
async function keyOfDay(transaction: Transaction<Tables>, day: number): Promise<string> {
  const existing = transaction.selectFrom('popularity_day').select('key').where('day', '=', day)
  const row = await existing.executeTakeFirst()
  if (row) return row.key
  const key = randomBytes(32).toString('hex')
  await transaction
    .deleteFrom('popularity_day')
    .where('day', '<', day - 1)
    .execute()
  await transaction
    .insertInto('popularity_day')
    .values({ day, key })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await existing.executeTakeFirstOrThrow()).key // another node may have been first
}
