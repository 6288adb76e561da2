import { type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/** Tells the locks of turns from other advisory locks of two numbers. */
const TURN_LOCK = 0x67_6b_74

/**
 * Runs a transaction after all others of the same key have ended, on whatever node: what it reads of the key is what they
 * have written, and stays so until it writes.
 * @param run must query the transaction alone: a query of the database would wait for ever
 */
export const takeTurns = <T>(
  database: Kysely<Tables>,
  key: string,
  run: (transaction: Kysely<Tables>) => Promise<T>,
): Promise<T> =>
  database.transaction().execute(async (transaction) => {
    await awaitTurn(transaction, key)
    return run(transaction)
  })

/** Within a transaction: waits until all others that have had a turn of a key have ended, and takes it until its own end. */
export const awaitTurn = (transaction: Kysely<Tables>, key: string): Promise<void> => awaitTurns(transaction, [key])

/** As `awaitTurn`, of several keys. They are taken in one order by all, or two could wait for one another for ever. */
export async function awaitTurns(transaction: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  // SQLite has one writer at a time
  if (!isPostgres(transaction)) return
  const ordered = [...new Set(keys)].toSorted()
  await sql`select pg_advisory_xact_lock(${TURN_LOCK}, hashtext(key)) from unnest(${ordered}::text[]) as key`.execute(
    transaction,
  )
}
