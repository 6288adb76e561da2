import { type DatabasePlace, openDatabase } from '../../src/server/adapters/database/open.ts'
import { newUser } from '../../src/server/modules/account/account-service.ts'
import { addUser } from '../../src/server/modules/account/profile/user-repository.ts'
import { addSession } from '../../src/server/modules/account/sessions/session-repository.ts'

/** A user with a login, made in the database itself. */
export interface MadeUser {
  readonly id: string
  readonly name: string
  readonly token: string
}

/** Makes users with a login each, by the names `u0`, `u1` … */
export async function makeUsers(place: DatabasePlace, count: number): Promise<readonly MadeUser[]> {
  const database = await openDatabase(place)
  const now = Date.now()
  try {
    return await database.transaction().execute(async (transaction) => {
      const made: MadeUser[] = []
      for (let at = 0; at < count; at += 1) {
        const user = newUser(`u${at}`, '', 0, now)
        await addUser(transaction, user)
        const login = { userId: user.id, isBound: false, device: 'Chrome, Linux', address: '' }
        made.push({ id: user.id, name: user.username, token: (await addSession(transaction, login, now)).token })
      }
      return made
    })
  } finally {
    await database.destroy()
  }
}
