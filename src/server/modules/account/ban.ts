import type { Database } from '../../adapters/database/open.ts'
import { awaitTurn } from '../../adapters/database/take-turns.ts'
import { turnOf } from './account-service.ts'
import { endSessions } from './sessions/session-repository.ts'

/** Ends an account's logins and takes no more of them, from a time in ms on; 0 lifts that. What it keeps here stays. */
export const setBan = (database: Database, userId: string, bannedAt: number): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    await awaitTurn(transaction, turnOf({ id: userId }))
    await transaction.updateTable('user').set({ banned_at: bannedAt }).where('id', '=', userId).execute()
    if (bannedAt !== 0) await endSessions(transaction, userId)
  })
