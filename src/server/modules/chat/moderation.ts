import { ADMIN, usernameKey } from '../../../shared/entities/account.ts'
import type { Database } from '../../adapters/database/open.ts'
import { readTime } from '../../adapters/database/time.ts'

/** Whom the room's administrator acts on: an account's id, or why he cannot. */
export type Target = { readonly id: string } | 'noUser' | 'adminExempt'

/** Finds a user by name, in whatever case, to be muted or banned. */
export async function findTarget(database: Database, username: string): Promise<Target> {
  const key = usernameKey(username)
  if (key === ADMIN) return 'adminExempt'
  const user = await database.selectFrom('user').select('id').where('username_key', '=', key).executeTakeFirst()
  return user ?? 'noUser'
}

/** Keeps a user from writing for some minutes from now on; 0 lifts it. @returns until when, in ms; 0 for lifted */
export async function setMute(database: Database, userId: string, minutes: number): Promise<number> {
  const until = minutes === 0 ? 0 : (await readTime(database)) + minutes * 60_000
  await database.updateTable('user').set({ muted_until: until }).where('id', '=', userId).execute()
  return until
}

/** Until when a user may not write, in ms; 0 if he may. */
export async function readMute(database: Database, userId: string): Promise<number> {
  const user = await database.selectFrom('user').select('muted_until').where('id', '=', userId).executeTakeFirst()
  return user !== undefined && user.muted_until > (await readTime(database)) ? user.muted_until : 0
}
