import { hash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Transaction } from 'kysely'
import { appliedMigrations } from '../adapters/database/migrate.ts'
import { migrations } from '../adapters/database/migrations/index.ts'
import type { Database } from '../adapters/database/open.ts'
import type { Tables } from '../adapters/database/tables.ts'
import { comparePepper, type PepperPlace, pepperPath } from '../adapters/passwords/pepper.ts'
import { syncFolder } from '../adapters/write-file.ts'
import type { Blobs } from '../core/ports/blobs.ts'
import { StartFailure } from '../core/start.ts'
import { MANIFEST, type Manifest, type Member, measureFile, memberOf, PEPPER, rowsOf } from './manifest.ts'
import { type PackedFile, packFiles } from './pack.ts'
import { encodeRow, readRows } from './rows.ts'
import { readSchema } from './schema.ts'
import { readUserFiles } from './user-files.ts'

export interface BackupPorts extends PepperPlace {
  readonly database: Database
  /** The files of users; undefined where they are to be left out. */
  readonly blobs: Blobs | undefined
  /** Of the program. */
  readonly version: string
  readonly now: number
}

/**
 * Writes all that the server keeps into one archive, while it runs: what the database had at one moment, its key, and
 * the users' files, a few of which are in memory at a time. An archive of that name is replaced once the new one is on the disk.
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
    const archive = join(folder, 'archive')
    const packed = packFiles(membersOf(ports, folder, manifest), ports.now)
    await pipeline(packed, createGzip(), createWriteStream(archive, { mode: 0o600, flags: 'wx', flush: true }))
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

/** What an archive says of itself while its files are added. */
interface GrowingManifest extends Manifest {
  readonly members: Member[]
}

/** Writes rows and the key into a folder. */
async function collect(ports: BackupPorts, folder: string): Promise<GrowingManifest> {
  const { database, blobs, version, now } = ports
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
  members.push(await copyPepper(ports, folder))
  const left = blobs === undefined ? { withoutFiles: true as const } : {}
  return { format: 1, version, migrations: [...applied], madeAt: now, epoch, ...left, members }
}

/** What a folder has, then the users' files, which are told of in the manifest, and that at last. */
async function* membersOf(
  { blobs }: BackupPorts,
  folder: string,
  manifest: GrowingManifest,
): AsyncIterable<PackedFile> {
  for (const { name, bytes } of manifest.members) yield { name, bytes, content: createReadStream(join(folder, name)) }
  // after the rows that name them, since a file is there before its row is
  if (blobs !== undefined)
    for await (const { name, bytes } of readUserFiles(blobs)) {
      const member = { name: memberOf(name), bytes: bytes.length }
      manifest.members.push({ ...member, sha256: hash('sha256', bytes) })
      yield { ...member, content: [bytes] }
    }
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  yield { name: MANIFEST, bytes: text.length, content: [text] }
}

/** Copies the key of the database's passwords. @throws StartFailure if there is none, or that of another database */
async function copyPepper(ports: BackupPorts, folder: string): Promise<Member> {
  const path = pepperPath(ports)
  if (!existsSync(path)) {
    const variable = ports.pepperFile === undefined ? 'DATA_DIR to the folder' : 'PEPPER_FILE to the key'
    throw new StartFailure(`There is no ${basename(path)} in ${dirname(path)}. Set ${variable} of the server.`)
  }
  await comparePepper(ports, ports.database)
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
