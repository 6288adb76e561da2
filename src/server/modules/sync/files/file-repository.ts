import { FILE_LIMITS } from '../../../../shared/entities/sync.ts'
import { hasInserted } from '../../../adapters/database/has-inserted.ts'
import { holdUsers } from '../../../adapters/database/hold-users.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { awaitTurns, takeTurns } from '../../../adapters/database/take-turns.ts'
import { readTime } from '../../../adapters/database/time.ts'

/** A file of a user. `madeAt` in ms since the epoch. */
export interface UserFile {
  readonly hash: string
  readonly type: string
  readonly bytes: number
  readonly madeAt: number
}

/** A file and when a device was last told that it is there; 0 for never. */
export interface ListedFile extends UserFile {
  readonly askedAt: number
}

/** What is left of a user's limits. */
export interface Room {
  readonly bytes: number
  readonly files: number
}

/** The user's files one after another, and with pushes that may name them. */
const turnOf = (userId: string): string => `files ${userId}`
const pushesOf = (userId: string): string => `sync ${userId}`

export async function listFiles(database: Database, userId: string): Promise<readonly ListedFile[]> {
  const rows = await database.selectFrom('user_file').selectAll().where('user_id', '=', userId).execute()
  return rows.map(({ hash, type, bytes, made_at, asked_at }) => ({
    hash,
    type,
    bytes,
    madeAt: made_at,
    askedAt: asked_at,
  }))
}

export async function findFile(
  database: Database,
  userId: string,
  hash: string,
): Promise<(UserFile & { readonly isLost: boolean }) | undefined> {
  const row = await database
    .selectFrom('user_file')
    .selectAll()
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .executeTakeFirst()
  return row && { hash, type: row.type, bytes: row.bytes, madeAt: row.made_at, isLost: row.is_lost === 1 }
}

/** Notes whether the bytes of a file are where they belong. */
export const markLost = (database: Database, userId: string, hash: string, isLost: boolean): Promise<unknown> =>
  database
    .updateTable('user_file')
    .set({ is_lost: isLost ? 1 : 0 })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .execute()

/** Uses of a file within this time are written down once. */
const ASKED_MS = 3_600_000

/** Which of these files a user has, with their bytes; whoever is told so may name them: none of them is being removed. */
export const findFiles = (
  database: Database,
  userId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> =>
  takeTurns(database, turnOf(userId), (transaction) => findInTurn(transaction, userId, hashes))

async function findInTurn(database: Database, userId: string, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await database
    .selectFrom('user_file')
    .select(['hash', 'asked_at'])
    .where('user_id', '=', userId)
    .where('hash', 'in', hashes)
    .where('is_lost', '=', 0)
    .execute()
  const now = await readTime(database)
  const found = rows.filter(({ asked_at }) => asked_at < now - ASKED_MS).map(({ hash }) => hash)
  if (found.length > 0)
    await database
      .updateTable('user_file')
      .set({ asked_at: now })
      .where('user_id', '=', userId)
      .where('hash', 'in', found)
      .execute()
  return new Set(rows.map(({ hash }) => hash))
}

export async function readRoom(database: Database, userId: string): Promise<Room> {
  const row = await database
    .selectFrom('user_file')
    .select(({ fn }) => [fn.countAll<number>().as('files'), fn.sum<number | null>('bytes').as('bytes')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    bytes: Math.max(0, FILE_LIMITS.bytes - Number(row?.bytes ?? 0)),
    files: Math.max(0, FILE_LIMITS.files - Number(row?.files ?? 0)),
  }
}

export const hasRoom = ({ bytes, files }: Room, wanted: number): boolean => files > 0 && bytes >= wanted

/** Adds the row of a file whose bytes are written. @returns what has come of it; `gone` is the user */
export const addFile = (
  database: Database,
  userId: string,
  { hash, type, bytes, madeAt }: UserFile,
): Promise<'added' | 'exists' | 'full' | 'gone'> =>
  takeTurns(database, turnOf(userId), async (transaction) => {
    if ((await holdUsers(transaction, [userId])).length === 0) return 'gone'
    if (!hasRoom(await readRoom(transaction, userId), bytes)) return 'full'
    const added = await transaction
      .insertInto('user_file')
      .values({ user_id: userId, hash, type, bytes, made_at: madeAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return hasInserted(added) ? 'added' : 'exists'
  })

/**
 * Removes the rows of files that no push can name meanwhile.
 * @param choose which ones, asked in a turn of the user's pushes
 * @returns those that were removed
 */
export const removeFiles = (
  database: Database,
  userId: string,
  choose: (transaction: Database) => Promise<readonly UserFile[]>,
): Promise<readonly UserFile[]> =>
  database.transaction().execute(async (transaction) => {
    await awaitTurns(transaction, [turnOf(userId), pushesOf(userId)])
    const files = await choose(transaction)
    if (files.length === 0) return []
    await transaction
      .deleteFrom('user_file')
      .where('user_id', '=', userId)
      .where(
        'hash',
        'in',
        files.map(({ hash }) => hash),
      )
      .execute()
    return files
  })
