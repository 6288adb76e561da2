import type { Database } from '../../adapters/database/open.ts'

/** Uses of the cloud within this time are written down once for a login. */
export const SYNCED_MS = 60_000

/** Notes when logins last used the cloud. */
export async function markSessions(
  database: Database,
  uses: readonly { readonly sessionId: string }[],
  now: number,
): Promise<void> {
  await database
    .updateTable('session')
    .set({ synced_at: now })
    .where(
      'id',
      'in',
      uses.map(({ sessionId }) => sessionId),
    )
    .where('synced_at', '<=', now - SYNCED_MS)
    .execute()
}
