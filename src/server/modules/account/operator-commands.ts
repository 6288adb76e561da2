import { randomInt } from 'node:crypto'
import { ADMIN } from '../../../shared/entities/account.ts'
import type { AccountPorts } from './account-service.ts'
import { newUser } from './account-service.ts'
import { deleteResetLink } from './codes/reset-link-repository.ts'
import { addUser, changeUser, findUser } from './profile/user-repository.ts'
import { deleteSetupTokens } from './register/setup-repository.ts'
import { endSessions } from './sessions/session-repository.ts'

/** Without what is mistaken for another sign: 16 of them are 92 bits, and within every policy. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const makePassword = (): string => Array.from({ length: 16 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

type OperatorPorts = Pick<AccountPorts, 'database' | 'passwords' | 'clock'>

/** Makes the account `admin`, which nobody can register. @returns its password; undefined if there is one already */
export async function createAdmin({ database, passwords, clock }: OperatorPorts): Promise<string | undefined> {
  const password = makePassword()
  const user = newUser(ADMIN, await passwords.hash(password), 0, clock.now())
  const isAdded = await database.transaction().execute(async (transaction) => {
    if (!(await addUser(transaction, user))) return false
    await deleteSetupTokens(transaction)
    return true
  })
  return isAdded ? password : undefined
}

/** Gives an account another password and ends its logins. @returns the password; undefined if there is no such account */
export async function resetPassword({ database, passwords }: OperatorPorts, name: string): Promise<string | undefined> {
  const user = await findUser(database, name)
  if (user === undefined) return undefined
  const password = makePassword()
  await changeUser(database, user.id, { password: await passwords.hash(password), is_weak: 0 })
  await deleteResetLink(database, user.id)
  await endSessions(database, user.id)
  return password
}
