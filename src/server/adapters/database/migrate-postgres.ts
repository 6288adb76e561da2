import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { StartFailure } from '../../core/start.ts'
import { type MigrationPlan, migrate } from './migrate.ts'
import type { Tables } from './tables.ts'

/** How long a migration waits for a table, in ms: whoever asks for the table meanwhile waits behind it. */
const LOCK_WAIT_MS = 1000
/** Between two attempts, in ms, in which those who waited have their turn. */
const PAUSE_MS = 1000
/** After which something holds a table that does not let go, in ms: a backup of much ends before. */
const GIVE_UP_MS = 10 * 60_000
/** SQLSTATE of a lock that was not to be had in time. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * Brings a database up to date that others are using. What holds a table for long, such as a backup, delays the start
 * and not the others: a migration gives way each second, and begins anew.
 * @throws StartFailure one line for the operator; an error of the surroundings as it is
 */
export async function migratePostgres(database: Kysely<Tables>, plan: MigrationPlan): Promise<void> {
  const patient = { ...plan, isOutside: (error: unknown) => isLockTaken(error) || plan.isOutside(error) }
  const begun = performance.now()
  while (performance.now() - begun < GIVE_UP_MS) {
    try {
      return await database.connection().execute((connection) => migrateUnlessTaken(connection, patient))
    } catch (error) {
      if (!isLockTaken(error)) throw error
      await wait(PAUSE_MS)
    }
  }
  throw new StartFailure(
    `The ${plan.name} could not be brought up to date: another program holds its tables, such as a backup. Start again when it has ended.`,
  )
}

async function migrateUnlessTaken(connection: Kysely<Tables>, plan: MigrationPlan): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(LOCK_WAIT_MS)}`.execute(connection)
  try {
    await migrate(connection, plan)
  } finally {
    await sql`reset lock_timeout`.execute(connection)
  }
}

const isLockTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE
