import { constants, existsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartFailure } from '../../core/start.ts'
import { migrations as ownMigrations } from './migrations/index.ts'
import { NodeSqlite, NodeSqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The database handle that the modules' repositories query. */
export type Database = Kysely<Tables>

/** Value of `pragma synchronous` at which an acknowledged write survives a power cut (security.md, section 0, 3). */
const FULL = 2

/**
 * Opens the database of a data folder, creating both if missing, and runs the pending migrations.
 * @throws StartFailure one line for the operator; the existing database is then unchanged.
 */
export async function openDatabase(
  folder: string,
  migrations: Readonly<Record<string, Migration>> = ownMigrations,
): Promise<Database> {
  const path = join(folder, 'genkan.db')
  await ensureWritable(folder, path)
  const sqlite = openSqlite(path)
  const database = new Kysely<Tables>({ dialect: new NodeSqliteDialect(sqlite) })
  try {
    checkIntegrity(sqlite, path)
    await migrate(database, migrations, path)
    await checkInstance(database, path)
  } catch (error) {
    sqlite.close()
    throw error instanceof StartFailure ? error : new StartFailure(describeFailure(error, path))
  }
  return database
}

async function ensureWritable(folder: string, path: string): Promise<void> {
  try {
    await ensureFolder(resolve(folder))
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    if (existsSync(path)) await access(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written (${reasonOf(error)}). Set DATA_DIR to one that can.`,
    )
  }
}

/** Creates a folder and its parents. Node's recursive `mkdir` hangs on folders such as /proc. */
async function ensureFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await ensureFolder(dirname(folder))
  await mkdir(folder)
}

function openSqlite(path: string): NodeSqlite {
  try {
    return new NodeSqlite(path)
  } catch (error) {
    throw new StartFailure(`The database ${path} cannot be opened (${reasonOf(error)}).`)
  }
}

function checkIntegrity(sqlite: NodeSqlite, path: string): void {
  // Checked before the first write: a damaged file must stay untouched for recovery.
  const result = sqlite.pragma('quick_check(1)')
  if (result !== 'ok') throw new Error(String(result))
  if (sqlite.pragma('journal_mode = wal') !== 'wal') throw new Error('it cannot be put into WAL mode')
  sqlite.pragma('synchronous = full')
  if (sqlite.pragma('synchronous') !== FULL || sqlite.pragma('foreign_keys') !== 1) {
    throw new StartFailure(`The database ${path} does not keep synchronous = FULL and foreign_keys = ON.`)
  }
}

/** SQLite result codes that do not mean damage: BUSY; then READONLY, IOERR, FULL and CANTOPEN. */
const SQLITE_BUSY = 5
const UNWRITABLE_CODES: ReadonlySet<number> = new Set([8, 10, 13, 14])

/** What helps when a database cannot be used as it is. */
const ADVICE = 'Put a backup in its place, or move it away to start with an empty one.'

const resultCodeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0

/** Whether the reason is another program or the disk, not the database. */
const isOutside = (error: unknown): boolean => {
  const code = resultCodeOf(error)
  return code === SQLITE_BUSY || UNWRITABLE_CODES.has(code)
}

function describeFailure(error: unknown, path: string): string {
  const code = resultCodeOf(error)
  if (code === SQLITE_BUSY) return `The database ${path} is held by another program.`
  if (UNWRITABLE_CODES.has(code)) return `The database ${path} cannot be written (${reasonOf(error)}).`
  return `The database ${path} is damaged or no database (${reasonOf(error)}). ${ADVICE}`
}

async function migrate(
  database: Database,
  migrations: Readonly<Record<string, Migration>>,
  path: string,
): Promise<void> {
  const unknown = (await appliedMigrations(database)).filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0) {
    const names = unknown.join(', ')
    throw new StartFailure(`The database ${path} was written by a newer Genkan (${names}). Update the program.`)
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error, results } = await migrator.migrateToLatest()
  if (isOutside(error)) throw error
  if (error !== undefined) {
    const step = results?.find((result) => result.status === 'Error')?.migrationName ?? 'first step'
    throw new StartFailure(`The database ${path} could not be brought up to date: ${step} (${reasonOf(error)}).`)
  }
}

/** Every database has an epoch since its first migration; one without has lost data. */
async function checkInstance(database: Database, path: string): Promise<void> {
  const epoch = await database.selectFrom('instance').select('value').where('key', '=', 'epoch').executeTakeFirst()
  if (!epoch) throw new StartFailure(`The database ${path} is incomplete: its table instance has no epoch. ${ADVICE}`)
}

/** Names of the migrations already applied; empty for a new database. */
async function appliedMigrations(database: Database): Promise<readonly string[]> {
  const table = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name = 'kysely_migration'`.execute(database)
  if (table.rows.length === 0) return []
  const steps = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(database)
  return steps.rows.map((row) => row.name)
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
}
