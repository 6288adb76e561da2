import type { Insertable, Selectable } from 'kysely'
import { type Profile, type UserInfo, usernameKey } from '../../../../shared/entities/account.ts'
import type { AsyncTimes } from '../../../../shared/entities/sync.ts'
import { hasInserted } from '../../../adapters/database/has-inserted.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Tables } from '../../../adapters/database/tables.ts'

export type UserRow = Selectable<Tables['user']>

export const emailKey = (address: string): string => address.trim().toLowerCase()

/** The account of a username or, if it has an @, of an e-mail address. */
export function findUser(database: Database, name: string): Promise<UserRow | undefined> {
  const users = database.selectFrom('user').selectAll()
  const found = name.includes('@')
    ? users.where('email_key', '=', emailKey(name))
    : users.where('username_key', '=', usernameKey(name))
  return found.executeTakeFirst()
}

export const readUser = (database: Database, id: string): Promise<UserRow | undefined> =>
  database.selectFrom('user').selectAll().where('id', '=', id).executeTakeFirst()

/** Adds an account. @returns whether its name and its e-mail address were free */
export async function addUser(database: Database, row: Insertable<Tables['user']>): Promise<boolean> {
  const added = await database
    .insertInto('user')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return hasInserted(added)
}

type Changeable = Profile & Pick<UserRow, 'password' | 'is_weak'>

/** Changes an account; what is undefined stays. */
export async function changeUser(
  database: Database,
  id: string,
  changes: { readonly [key in keyof Changeable]?: Changeable[key] | undefined },
): Promise<void> {
  if (Object.values(changes).every((value) => value === undefined)) return
  await database.updateTable('user').set(changes).where('id', '=', id).execute()
}

/** Binds an e-mail address to an account. @returns whether no other account has it */
export async function bindEmailAddress(database: Database, id: string, email: string): Promise<boolean> {
  const other = await findUser(database, email)
  if (other !== undefined) return other.id === id
  await database
    .updateTable('user')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', id)
    .execute()
  return true
}

/** Binds a user of the mini-program to an account, in a turn of the open id. @returns whether no other account has it */
export async function bindUserOpenId(database: Database, id: string, openId: string): Promise<boolean> {
  const other = await database.selectFrom('user').select('id').where('open_id', '=', openId).executeTakeFirst()
  if (other !== undefined) return other.id === id
  await database.updateTable('user').set({ open_id: openId }).where('id', '=', id).execute()
  return true
}

/** Sets the picture of an account, by its name; empty for none. */
export const setHead = (database: Database, id: string, head: string): Promise<unknown> =>
  database.updateTable('user').set({ head }).where('id', '=', id).execute()

/** Deletes an account with its logins and devices. */
export async function removeUser(database: Database, id: string): Promise<void> {
  await database.deleteFrom('user').where('id', '=', id).execute()
}

/** An account as its owner's client knows it. @param times of what is in the cloud */
export const infoOf = (
  { id, username, nickname, note, sex, birthday, address, head, ...row }: UserRow,
  times: AsyncTimes,
): UserInfo => ({
  ...{ id, username, nickname, note, birthday, address, head },
  sex: sex === '0' || sex === '2' ? sex : '1',
  email: row.email,
  open_id: row.open_id,
  is_weak: row.is_weak === 1,
  ...times,
})
