import { randomBytes } from 'node:crypto'
import { mkdtemp, open, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import { ensureFolder } from '../adapters/data-folder.ts'
import { migrations } from '../adapters/database/migrations/index.ts'
import { type Database, type DatabasePlace, openDatabase } from '../adapters/database/open.ts'
import { setPepper } from '../adapters/database/pepper-check.ts'
import type { Tables } from '../adapters/database/tables.ts'
import { type PepperPlace, readPepper } from '../adapters/passwords/pepper.ts'
import { syncFolder } from '../adapters/write-file.ts'
import type { Blobs } from '../core/ports/blobs.ts'
import { StartFailure } from '../core/start.ts'
import { blobsIn, type Manifest, PEPPER, rowsOf } from './manifest.ts'
import { loadRows } from './rows.ts'
import { readSchema, runMigrations, type TableSchema } from './schema.ts'
import { hasTables, unpack } from './unpack.ts'
import { moveUserFiles } from './user-files.ts'

/** Where the data of a server is. */
export interface DataPlace extends DatabasePlace, PepperPlace {
  readonly blobs: Blobs
}

/**
 * Puts the data of an archive in the place of the server's, which must not run: the users' files, so that no row is ever
 * without its file, the database in one transaction, then the key. Whatever cuts it off, it can be done again, and files
 * that no row names are the server's to sweep; a damaged archive changes nothing. The archive may be of the other kind of
 * database, of a folder or a bucket, or of an older version of the program.
 * @param isReplaced whether data that is there already may be lost
 * @throws StartFailure one line for the operator
 */
export async function restoreBackup(place: DataPlace, file: string, isReplaced: boolean): Promise<Manifest> {
  await ensureFolder(resolve(place.dataDir))
  const folder = await mkdtemp(join(place.dataDir, '.restore-'))
  try {
    const manifest = await unpack(file, folder)
    const archived = knownMigrations(manifest, file)
    const tables = await readSchema(archived)
    if (!hasTables(manifest, tables))
      throw new StartFailure(`The archive ${file} does not have the tables of its version. Nothing has been changed.`)
    const pepper = await readPepper({ dataDir: folder })
    await refuseOtherPepper(place, pepper, file)
    const database = await openDatabase({ ...place, isAlone: true })
    try {
      if (!isReplaced && (await hasData(database)))
        throw new StartFailure('There is data already. With --replace it is lost, and that of the archive put there.')
      await moveUserFiles(folder, blobsIn(manifest), place.blobs)
      await database.transaction().execute(async (transaction) => {
        await dropTables(transaction)
        await runMigrations<Tables>(transaction, archived)
        await fillTables(transaction, tables, folder, manifest)
        await runMigrations<Tables>(transaction, migrations)
        await renewEpoch(transaction)
        await setPepper(transaction, pepper)
      })
    } finally {
      await database.destroy()
    }
    if (place.pepperFile === undefined) await movePepper(folder, place.dataDir)
    return manifest
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A key in a file of the operator's is not written over: it must be the archive's. @throws StartFailure */
async function refuseOtherPepper(place: PepperPlace, pepper: Uint8Array, file: string): Promise<void> {
  if (place.pepperFile === undefined || Buffer.from(pepper).equals(await readPepper(place))) return
  throw new StartFailure(
    `The archive ${file} has another key than ${place.pepperFile}. Put its ${PEPPER} there, or unset PEPPER_FILE. Nothing has been changed.`,
  )
}

/** The migrations that an archive's database had. @throws StartFailure if the program does not know one of them */
function knownMigrations({ migrations: names, version }: Manifest, file: string): Record<string, Migration> {
  const known: Record<string, Migration> = {}
  for (const name of names) {
    const migration = migrations[name]
    if (migration === undefined)
      throw new StartFailure(`The archive ${file} is of a newer Genkan (${version}, ${name}). Update the program.`)
    known[name] = migration
  }
  return known
}

/** Whether there is more than what a first start makes. */
async function hasData(database: Database): Promise<boolean> {
  for (const { name, isCache } of await readSchema(migrations)) {
    if (isCache || name === 'instance') continue
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(database)
    if (rows.length > 0) return true
  }
  return false
}

/** Kysely's own tables, by which it knows what has been run. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const

async function dropTables(transaction: Transaction<Tables>): Promise<void> {
  const own = (await readSchema(migrations)).map(({ name }) => name).toReversed()
  for (const name of [...own, ...MIGRATION_TABLES]) await transaction.schema.dropTable(name).ifExists().execute()
}

async function fillTables(
  transaction: Transaction<Tables>,
  tables: readonly TableSchema[],
  folder: string,
  { members }: Manifest,
): Promise<void> {
  // migrations may have put rows into new tables
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
  for (const table of tables.filter(({ isCache }) => !isCache)) {
    const told = members.find(({ name }) => name === rowsOf(table.name))?.rows
    const loaded = await loadRows(transaction, table, join(folder, rowsOf(table.name)))
    if (loaded !== told) throw new StartFailure(`The archive has ${loaded} rows of ${table.name}, not ${told}.`)
  }
}

/** Begins another timeline: what devices know of the old one is not what is here. */
async function renewEpoch(transaction: Transaction<Tables>): Promise<void> {
  const value = randomBytes(16).toString('hex')
  await transaction
    .insertInto('instance')
    .values({ key: 'epoch', value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

/** Moves the key of an unpacked archive into the data folder; the one that is there is replaced at once. */
async function movePepper(folder: string, dataDir: string): Promise<void> {
  const from = join(folder, PEPPER)
  const handle = await open(from)
  await handle.sync().finally(() => handle.close())
  await rename(from, join(dataDir, PEPPER))
  await syncFolder(dataDir)
}
