import { sql } from 'kysely'
import { readEpoch } from '../../../adapters/database/epoch.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { UPLOAD_COLUMNS } from '../../../adapters/database/upload-columns.ts'
import type { Clock } from '../../../core/clock.ts'
import { type Blobs, userFileName } from '../../../core/ports/blobs.ts'
import type { Uploads } from '../../../core/ports/uploads.ts'
import { makeSecret } from '../secrets.ts'

/** What a user may keep (security.md 5.3). */
export const UPLOAD_LIMITS = { bytes: 50 * 1024 * 1024, files: 500 } as const
/** A file without a row is one that is being uploaded, until it is this old. */
const ORPHAN_MS = 3_600_000

interface UploadPorts {
  readonly database: Database
  readonly blobs: Blobs
}

/**
 * Keeps a picture of a user: first the file, then its row, so that no row is without a file.
 * @returns its name; undefined where the user has too much
 */
export async function addUpload(
  { database, blobs }: UploadPorts,
  { userId, webp, now }: { readonly userId: string; readonly webp: Uint8Array; readonly now: number },
): Promise<string | undefined> {
  const rows = await database.selectFrom('upload').select('bytes').where('user_id', '=', userId).execute()
  const bytes = rows.reduce((sum, row) => sum + row.bytes, webp.length)
  if (rows.length >= UPLOAD_LIMITS.files || bytes > UPLOAD_LIMITS.bytes) return undefined
  return keepUpload({ database, blobs }, { userId, webp, now })
}

/** Keeps a file of a user under another name, too. @returns that name; undefined where there is no such file */
async function copyUpload(
  ports: UploadPorts,
  { userId, name, now }: { readonly userId: string; readonly name: string; readonly now: number },
): Promise<string | undefined> {
  const webp = await ports.blobs.get(name)
  return webp && keepUpload(ports, { userId, webp, now })
}

async function keepUpload(
  { database, blobs }: UploadPorts,
  { userId, webp, now }: { readonly userId: string; readonly webp: Uint8Array; readonly now: number },
): Promise<string> {
  const name = `${makeSecret()}.webp`
  await blobs.put(name, webp)
  await database.insertInto('upload').values({ name, user_id: userId, bytes: webp.length, made_at: now }).execute()
  return name
}

/** Removes a file of a user: first its row. */
export async function removeUpload({ database, blobs }: UploadPorts, userId: string, name: string): Promise<void> {
  const removed = await database
    .deleteFrom('upload')
    .where('name', '=', name)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (removed.numDeletedRows > 0n) await blobs.remove(name)
}

/** Opens what users upload to modules that keep pictures of theirs. */
export const openUploads = ({ clock, ...ports }: UploadPorts & { readonly clock: Clock }): Uploads => ({
  add: (userId, webp) => addUpload(ports, { userId, webp, now: clock.now() }),
  copy: (userId, name) => copyUpload(ports, { userId, name, now: clock.now() }),
  remove: (userId, name) => removeUpload(ports, userId, name),
})

/** The names of a user's files. */
export async function listUploads(database: Database, userId: string): Promise<readonly string[]> {
  const rows = await database.selectFrom('upload').select('name').where('user_id', '=', userId).execute()
  return rows.map(({ name }) => name)
}

/** Says that files are those of a database, whosever they were before. */
export const ownUploads = async ({ database, blobs }: UploadPorts): Promise<void> =>
  blobs.owner?.write(await readEpoch(database))

/** Whether files are those of a database: a bucket is that of the first one which uses it. */
async function ownsUploads({ database, blobs }: UploadPorts): Promise<boolean> {
  const owner = await blobs.owner?.read()
  if (owner !== undefined) return owner === (await readEpoch(database))
  await ownUploads({ database, blobs })
  return true
}

/** Forgets files that nothing shows any more: uploads that broke off before they were put to use. */
async function forgetUnused(database: Database, before: number): Promise<void> {
  const used = UPLOAD_COLUMNS.map(({ table, owner, column }) => {
    const [itsOwner, itsName] = [sql.ref(`${table}.${owner}`), sql.ref(`${table}.${column}`)]
    return sql`select 1 from ${sql.table(table)} where ${itsOwner} = upload.user_id and ${itsName} = upload.name`
  })
  await database
    .deleteFrom('upload')
    .where('made_at', '<', before)
    .where(sql<boolean>`not exists (${sql.join(used, sql` union all `)})`)
    .execute()
}

/**
 * Removes files that no row names: of accounts that are gone, and of uploads that broke off.
 * @returns how many; undefined where they are another database's, or this one's before a restore: none is removed then
 */
export async function sweepUploads({ database, blobs }: UploadPorts, now: number): Promise<number | undefined> {
  if (!(await ownsUploads({ database, blobs }))) return undefined
  await forgetUnused(database, now - ORPHAN_MS)
  const rows = await database.selectFrom('upload').select('name').execute()
  const files = await database.selectFrom('user_file').select(['user_id', 'hash', 'made_at']).execute()
  const known = new Set([
    ...rows.map(({ name }) => name),
    ...files.map(({ user_id, hash, made_at }) => userFileName(user_id, { hash, madeAt: made_at })),
  ])
  const orphans = (await blobs.list()).filter(({ name, at }) => !known.has(name) && now - at > ORPHAN_MS)
  for (const { name } of orphans) await blobs.remove(name)
  return orphans.length
}
