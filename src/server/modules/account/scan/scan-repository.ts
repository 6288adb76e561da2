import { sql } from 'kysely'
import { SCAN } from '../../../../shared/entities/scan.ts'
import { hasInserted } from '../../../adapters/database/has-inserted.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Tables } from '../../../adapters/database/tables.ts'

const HOUR_MS = 3_600_000
const LIFE_MS = SCAN.lifeSeconds * 1000
/** Codes of one address that are good at a time; refusals of a user in an hour after which he scans none. */
export const SCAN_LIMITS = { perAddress: 3, refusals: 5 } as const

export type ScanRow = Tables['scan']

/** Adds a code; of too many of one address the oldest end. @returns whether its uuid is new */
export async function addScan(database: Database, row: ScanRow): Promise<boolean> {
  await database
    .deleteFrom('scan')
    .where('made_at', '<', row.made_at - HOUR_MS)
    .execute()
  const added = await database
    .insertInto('scan')
    .values(row)
    .onConflict((conflict) => conflict.column('uuid').doNothing())
    .executeTakeFirst()
  if (!hasInserted(added)) return false
  const newest = database
    .selectFrom('scan')
    .select('rid')
    .where('address', '=', row.address)
    .orderBy('made_at', 'desc')
    .orderBy('rid')
    .limit(SCAN_LIMITS.perAddress)
  await database
    .updateTable('scan')
    .set({ state: 'expired' })
    .where('address', '=', row.address)
    .where('state', 'in', ['waiting', 'scanned'])
    .where('rid', 'not in', newest)
    .execute()
  return true
}

/** A code of a uuid, or of its secret's hash; one that is too old is `expired`. */
export async function findScan(
  database: Database,
  by: { readonly uuid: string } | { readonly rid: string },
  now: number,
): Promise<ScanRow | undefined> {
  const rows = database.selectFrom('scan').selectAll()
  const row = await ('uuid' in by
    ? rows.where('uuid', '=', by.uuid)
    : rows.where('rid', '=', by.rid)
  ).executeTakeFirst()
  if (row === undefined) return undefined
  const isOld = now - row.made_at >= LIFE_MS && row.state !== 'denied' && row.state !== 'done'
  return isOld ? { ...row, state: 'expired' } : row
}

/**
 * Counts a question of the browser that shows a code; those of others are none, so that they cannot end it.
 * @returns whether it is that browser's and may still be answered
 */
export async function countPoll(
  database: Database,
  { uuid, browser }: Pick<ScanRow, 'uuid' | 'browser'>,
): Promise<boolean> {
  const counted = await database
    .updateTable('scan')
    .set({ polls: sql`polls + 1` })
    .where('uuid', '=', uuid)
    .where('browser', '=', browser)
    .where('polls', '<', SCAN.maxPolls)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}

/** Gives a code to the first user who scans it. @returns whether it is his */
export async function claimScan(database: Database, rid: string, userId: string): Promise<boolean> {
  const claimed = await database
    .updateTable('scan')
    .set({ state: 'scanned', user_id: userId })
    .where('rid', '=', rid)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  if (claimed.numUpdatedRows > 0n) return true
  const row = await database.selectFrom('scan').select(['user_id', 'state']).where('rid', '=', rid).executeTakeFirst()
  return row?.user_id === userId && row.state === 'scanned'
}

/** Takes a code from one state to another. @returns whether this request did it */
export async function moveScan(
  database: Database,
  rid: string,
  from: ScanRow['state'],
  to: ScanRow['state'],
): Promise<boolean> {
  const moved = await database
    .updateTable('scan')
    .set({ state: to })
    .where('rid', '=', rid)
    .where('state', '=', from)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** How many logins by a code a user has refused in the last hour. */
export async function countRefusals(database: Database, userId: string, now: number): Promise<number> {
  const rows = await database
    .selectFrom('scan')
    .select('rid')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'login')
    .where('state', '=', 'denied')
    .where('made_at', '>', now - HOUR_MS)
    .execute()
  return rows.length
}
