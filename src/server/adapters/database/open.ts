import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Clock } from '../../core/clock.ts'
import type { Metrics } from '../../core/ports/metrics.ts'
import { openPostgres } from './open-postgres.ts'
import { openSqlite } from './open-sqlite.ts'
import type { Tables } from './tables.ts'

/** The database handle that the modules' repositories query. */
export type Database = Kysely<Tables>

/** Where the data is: in a server's database, or in a file of a folder. */
export interface DatabasePlace {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** Whether no other process may use it meanwhile. */
  readonly isAlone?: boolean
  /** The clock of the embedded database, see `readTime`; a server's database has its own. */
  readonly clock?: Clock
  /** What is told of queries and connections. */
  readonly metrics?: Metrics
}

/**
 * Opens the database and runs the pending migrations; the embedded one is created if missing.
 * @throws StartFailure one line for the operator; the existing database is then unchanged.
 */
export const openDatabase = (
  { databaseUrl, dataDir, isAlone, clock, metrics }: DatabasePlace,
  migrations?: Readonly<Record<string, Migration>>,
): Promise<Database> =>
  databaseUrl === undefined
    ? openSqlite(dataDir, { migrations, isAlone, clock, metrics })
    : openPostgres(databaseUrl, migrations, isAlone, metrics)
