import { createHmac, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { hasInserted } from './has-inserted.ts'
import type { Database } from './open.ts'
import type { Tables } from './tables.ts'

/** What is counted: see `PopularityTable`. */
export type PopularKind = Tables['popularity']['kind']

/** An entry of that kind. */
interface Popular {
  readonly kind: PopularKind
  readonly id: string
}

const DAY_MS = 24 * 3600 * 1000

/** @returns how often the entries of a kind were added. */
export async function readCounts(database: Database, kind: PopularKind): Promise<ReadonlyMap<string, number>> {
  const rows = await database.selectFrom('popularity').select(['id', 'count']).where('kind', '=', kind).execute()
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/**
 * Within a transaction: notes that an entry was used from an address. What is stored of the address is a hash with the
 * day's key; key and hashes are deleted after two days.
 * @returns whether it is the first time on this day
 */
export async function noteUse(
  transaction: Kysely<Tables>,
  { kind, id }: Popular,
  address: string,
  now: number,
): Promise<boolean> {
  const day = Math.floor(now / DAY_MS)
  const key = await keyOfDay(transaction, day)
  const voter = createHmac('sha256', key)
    .update(JSON.stringify([kind, id, address]))
    .digest('base64url')
  const vote = await transaction
    .insertInto('popularity_vote')
    .values({ day, voter })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return hasInserted(vote)
}

/** Counts an addition, once for each address and day. @returns the count */
export async function countAddition(
  database: Database,
  { kind, id }: Popular,
  address: string,
  now: number,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    if (await noteUse(transaction, { kind, id }, address, now)) {
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
async function keyOfDay(transaction: Kysely<Tables>, day: number): Promise<string> {
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
