import type { SessionInfo } from '../../../../shared/entities/account.ts'
import { keepNewest } from '../../../adapters/database/keep-newest.ts'
import { note } from '../../../adapters/database/note.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Session } from '../../../core/route/session.ts'
import { hashOf, makeSecret } from '../secrets.ts'

const DAY_MS = 24 * 3_600_000
/** How long a login lasts without use, and in all; and how many an account may have (security.md 4.3). */
export const SESSION_LIMITS = { idleMs: 30 * DAY_MS, wholeMs: 180 * DAY_MS, perUser: 20 } as const
/** Devices that are remembered of an account; those used least recently are forgotten. */
export const MAX_KNOWN_DEVICES = 50
/** Uses within this time are written down once. */
const SEEN_MS = 5 * 60_000

/** Where a login comes from. */
export interface LoginPlace {
  readonly device: string
  readonly address: string
}

/** A new login: the secrets are told once, only their hashes are kept. */
export interface NewSession {
  readonly id: string
  readonly token: string
  readonly cookie: string | undefined
}

/** Adds a login; the oldest ones end when there are too many. */
export async function addSession(
  database: Database,
  { userId, isBound, device, address }: LoginPlace & { readonly userId: string; readonly isBound: boolean },
  now: number,
): Promise<NewSession> {
  const [id, token] = [makeSecret(16), makeSecret()]
  const cookie = isBound ? makeSecret() : undefined
  const row = { id, user_id: userId, device, address, made_at: now, seen_at: now }
  await database
    .insertInto('session')
    .values({ ...row, token: hashOf(token), cookie: cookie === undefined ? null : hashOf(cookie) })
    .execute()
  await keepNewest(database, { table: 'session', by: 'made_at', limit: SESSION_LIMITS.perUser, userId })
  return { id, token, cookie }
}

/** The login of a token and, where it is bound, of its cookie; undefined if there is none or it has ended. */
export async function findSession(
  database: Database,
  { token, cookie }: { readonly token: string; readonly cookie: string | undefined },
  now: number,
): Promise<Session | undefined> {
  const row = await database
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.user_id')
    .select([
      'session.id',
      'session.user_id',
      'session.cookie',
      'session.seen_at',
      'session.device',
      'session.synced_at',
    ])
    .select('user.username')
    .where('session.token', '=', hashOf(token))
    .where('session.seen_at', '>', now - SESSION_LIMITS.idleMs)
    .where('session.made_at', '>', now - SESSION_LIMITS.wholeMs)
    .executeTakeFirst()
  if (row === undefined || (row.cookie !== null && (cookie === undefined || hashOf(cookie) !== row.cookie)))
    return undefined
  if (now - row.seen_at > SEEN_MS)
    await note(database.updateTable('session').set({ seen_at: now }).where('id', '=', row.id).execute())
  const { id, user_id, username, device, synced_at } = row
  return { id, userId: user_id, username, device, syncedAt: synced_at }
}

/** Which of some logins have not ended, by their ids. */
export async function findActiveSessions(
  database: Database,
  ids: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('session')
    .select('id')
    .where('id', 'in', ids)
    .where('seen_at', '>', now - SESSION_LIMITS.idleMs)
    .where('made_at', '>', now - SESSION_LIMITS.wholeMs)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The logins of a user, the last used first. */
export async function listSessions(
  database: Database,
  { id: current, userId }: Pick<Session, 'id' | 'userId'>,
  now: number,
): Promise<SessionInfo[]> {
  const rows = await database
    .selectFrom('session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('seen_at', '>', now - SESSION_LIMITS.idleMs)
    .where('made_at', '>', now - SESSION_LIMITS.wholeMs)
    .orderBy('seen_at', 'desc')
    .execute()
  return rows.map(({ id, device, address, made_at, seen_at, synced_at }) => ({
    ...{ id, device, address, madeAt: made_at, seenAt: seen_at, syncedAt: synced_at },
    isCurrent: id === current,
  }))
}

/** Ends logins of a user: one, all but one, or all. */
export async function endSessions(
  database: Database,
  userId: string,
  which: { readonly only?: string | undefined; readonly except?: string } = {},
): Promise<void> {
  let query = database.deleteFrom('session').where('user_id', '=', userId)
  if (which.only !== undefined) query = query.where('id', '=', which.only)
  if (which.except !== undefined) query = query.where('id', '!=', which.except)
  await query.execute()
}

/** Whether a user has logged in from a device before. */
export async function isKnownDevice(database: Database, device: string, userId: string): Promise<boolean> {
  const row = await database
    .selectFrom('known_device')
    .select('seen_at')
    .where('device', '=', hashOf(device))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Remembers a device from which a user has logged in. */
export async function rememberDevice(database: Database, device: string, userId: string, now: number): Promise<void> {
  await database
    .insertInto('known_device')
    .values({ device: hashOf(device), user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['device', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute()
  await keepNewest(database, { table: 'known_device', by: 'seen_at', limit: MAX_KNOWN_DEVICES, userId })
}

/** Users whose logins have been used since a time. */
export async function countUsersSince(database: Database, since: number): Promise<number> {
  const row = await database
    .selectFrom('session')
    .select(({ fn }) => fn.count<number>('user_id').distinct().as('users'))
    .where('seen_at', '>', since)
    .executeTakeFirst()
  return Number(row?.users ?? 0)
}
