import { CODE } from '../../../../shared/api/endpoint.ts'
import type { Database } from '../../../adapters/database/open.ts'
import { takeTurns } from '../../../adapters/database/take-turns.ts'
import { refuse } from '../../../core/route/errors.ts'
import { type Transact, turnOf } from '../account-service.ts'
import { readUser, type UserRow } from '../profile/user-repository.ts'
import { consumeResetLink, findResetLink } from './reset-link-repository.ts'

/** Whose password may be set, and what uses up what entitles to it. */
export interface ResetProof {
  readonly user: UserRow
  readonly transact: Transact
}

/** What the link proves that the administrator has made for a user; undefined where it is no such link. */
export async function proveByAdmin(database: Database, link: string): Promise<ResetProof | undefined> {
  const userId = await findResetLink(database, link)
  const user = userId === undefined ? undefined : await readUser(database, userId)
  if (user === undefined) return undefined
  const transact: Transact = (act) =>
    // the turn first: whatever else sets this password takes it before it looks at the link
    takeTurns(database, turnOf(user), async (transaction) => {
      if (!(await consumeResetLink(transaction, link))) refuse(CODE.invalid, 'linkExpired')
      return act(transaction)
    })
  return { user, transact }
}
