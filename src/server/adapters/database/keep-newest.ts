import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

interface Kept<Table extends keyof Tables> {
  readonly table: Table
  /** The column that tells how new a row is. */
  readonly by: keyof Tables[Table] & string
  readonly limit: number
  /** Of which rows the newest are kept, those of a user; of all if left out. */
  readonly userId?: string
}

/** Deletes rows of a table beyond its newest ones. */
export async function keepNewest<Table extends keyof Tables>(
  database: Kysely<Tables>,
  { table, by, limit, userId }: Kept<Table>,
): Promise<void> {
  const isOfUser = userId === undefined ? sql`1 = 1` : sql`user_id = ${userId}`
  const newest = sql`select ${sql.ref(by)} from ${sql.table(table)} where ${isOfUser} order by ${sql.ref(by)} desc`
  await sql`delete from ${sql.table(table)} where ${isOfUser} and ${sql.ref(by)} <= (${newest} limit 1 offset ${limit})`.execute(
    database,
  )
}
