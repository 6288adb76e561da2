import { createWriteStream, existsSync } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Transaction } from 'kysely'
import { create } from 'tar'
import { appliedMigrations } from '../adapters/database/migrate.ts'
import { migrations } from '../adapters/database/migrations/index.ts'
import type { Database } from '../adapters/database/open.ts'
import type { Tables } from '../adapters/database/tables.ts'
import { openPepper, type PepperPlace, pepperPath } from '../adapters/passwords/pepper.ts'
import { syncFolder } from '../adapters/write-file.ts'
import { StartFailure } from '../core/start.ts'
import { isMember, MANIFEST, type Manifest, type Member, measureFile, PEPPER, rowsOf, UPLOADS } from './manifest.ts'
import { encodeRow, readRows } from './rows.ts'
import { readSchema } from './schema.ts'

export interface BackupPorts extends PepperPlace {
  readonly database: Database
  /** Of the program. */
  readonly version: string
  readonly now: number
}

/**
 * Writes all that the server keeps into one archive, while it runs: what the database had at one moment, its key, and
 * the users' files. An archive of that name is replaced once the new one is on the disk.
 * @param path of the archive, or a folder that gets one named by the time
 * @returns the path of the archive and what it says of itself. @throws StartFailure
 */
export async function writeBackup(
  ports: BackupPorts,
  path: string,
): Promise<{ readonly file: string; readonly manifest: Manifest }> {
  const file = await fileFor(path, ports.now)
  const folder = await mkdtemp(`${file}.`).catch((error: Error) => {
    throw new StartFailure(`The backup ${file} cannot be written (${error.message}).`)
  })
  try {
    const manifest = await collect(ports, folder)
    await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`)
    const archive = join(folder, 'archive')
    const names = [MANIFEST, ...manifest.members.map(({ name }) => name)]
    const packed = create({ gzip: true, portable: true, cwd: folder }, names)
    await pipeline(packed, createWriteStream(archive, { mode: 0o600, flags: 'wx', flush: true }))
    await rename(archive, file)
    await syncFolder(dirname(file))
    return { file, manifest }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fileFor(path: string, now: number): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
  return resolve(isFolder ? join(path, `genkan-backup-${time}.tar.gz`) : path)
}

/** Writes the members of an archive into a folder. */
async function collect(ports: BackupPorts, folder: string): Promise<Manifest> {
  const { database, dataDir, version, now } = ports
  const tables = (await readSchema(migrations)).filter(({ isCache }) => !isCache)
  const applied = await appliedMigrations(database)
  await mkdir(join(folder, 'tables'))
  const reading = database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const members = await reading.execute(async (transaction) => {
    const written: Member[] = []
    for (const { name } of tables) written.push(await writeTable(transaction, name, folder))
    return written
  })
  const { value: epoch } = await database
    .selectFrom('instance')
    .select('value')
    .where('key', '=', 'epoch')
    .executeTakeFirstOrThrow()
  // files after the rows that name them, since a file is there before its row is
  members.push(await copyPepper(ports, folder))
  for (const name of await listFiles(dataDir, UPLOADS)) {
    const copied = await copyInto(folder, dataDir, name)
    if (copied !== undefined) members.push(copied)
  }
  return { format: 1, version, migrations: [...applied], madeAt: now, epoch, members }
}

/** Copies the key of the database's passwords. @throws StartFailure if there is none, or that of another database */
async function copyPepper(ports: BackupPorts, folder: string): Promise<Member> {
  const path = pepperPath(ports)
  if (!existsSync(path)) {
    const variable = ports.pepperFile === undefined ? 'DATA_DIR to the folder' : 'PEPPER_FILE to the key'
    throw new StartFailure(`There is no ${basename(path)} in ${dirname(path)}. Set ${variable} of the server.`)
  }
  await openPepper(ports, ports.database)
  await copyFile(path, join(folder, PEPPER)) // no link: the operator's may be one itself
  return { name: PEPPER, ...(await measureFile(join(folder, PEPPER))) }
}

async function writeTable(transaction: Transaction<Tables>, table: string, folder: string): Promise<Member> {
  const name = rowsOf(table)
  let rows = 0
  async function* lines() {
    for await (const row of readRows(transaction, table)) {
      rows += 1
      yield encodeRow(row)
    }
  }
  await pipeline(lines, createWriteStream(join(folder, name)))
  return { name, ...(await measureFile(join(folder, name))), rows }
}

/** The files of a folder of the data, below it, too; links and strange names are none of the program's. */
async function listFiles(dataDir: string, name: string): Promise<readonly string[]> {
  const found = await readdir(join(dataDir, name), { withFileTypes: true, recursive: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter(isMember)
    .toSorted()
}

/** Links a file into a folder, or copies it to another disk. @returns undefined if it is not there any more */
async function copyInto(folder: string, dataDir: string, name: string): Promise<Member | undefined> {
  const [from, to] = [join(dataDir, name), join(folder, name)]
  await mkdir(dirname(to), { recursive: true })
  try {
    await link(from, to).catch(() => copyFile(from, to))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  return { name, ...(await measureFile(to)) }
}
