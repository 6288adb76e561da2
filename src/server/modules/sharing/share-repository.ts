import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { SHARE_LIMITS, type ShareKind } from '../../../shared/api/sharing.ts'
import { holdUsers } from '../../adapters/database/hold-users.ts'
import type { Database } from '../../adapters/database/open.ts'
import { noteUse } from '../../adapters/database/popularity.ts'
import type { Tables } from '../../adapters/database/tables.ts'
import { takeTurns } from '../../adapters/database/take-turns.ts'
import { readTime } from '../../adapters/database/time.ts'

export type ShareRow = Readonly<Selectable<Tables['share']>>

/** What its author says of a share, and what becomes of it. */
export type NewShare = Pick<
  ShareRow,
  'kind' | 'user_id' | 'name' | 'info' | 'icon' | 'type' | 'body' | 'picture' | 'mini' | 'is_signed' | 'state'
>

const newShareId = (): string => randomBytes(16).toString('base64url')

/**
 * Adds a share. @param isLookedAt whether nobody has to look at it
 * @returns its id; `full` where its user has as many as he may, `gone` where he is none any more
 */
export function addShare(
  database: Database,
  share: NewShare,
  isLookedAt: boolean,
): Promise<{ readonly id: string } | 'full' | 'gone'> {
  const { user_id, kind } = share
  return takeTurns(database, `shares of ${user_id}`, async (transaction) => {
    if ((await holdUsers(transaction, [user_id])).length === 0) return 'gone'
    const { count } = await transaction
      .selectFrom('share')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('user_id', '=', user_id)
      .where('kind', '=', kind)
      .executeTakeFirstOrThrow()
    if (count >= SHARE_LIMITS[kind]) return 'full'
    const [id, now] = [newShareId(), await readTime(transaction)]
    const times = { made_at: now, changed_at: now, looked_at: isLookedAt ? now : 0 }
    await transaction
      .insertInto('share')
      .values({ id, ...share, reason: '', note: '', hot: 0, ...times })
      .execute()
    return { id }
  })
}

/** A share before a change of it. `now` is later than its last change, in ms. */
type Decide = (share: ShareRow, now: number) => Partial<ShareRow>

/**
 * Changes a share after all other changes of it. @param decide what becomes other; it may refuse
 * @returns what it was and is; undefined where there is none
 */
export function changeShare(
  database: Database,
  id: string,
  decide: Decide,
): Promise<{ readonly before: ShareRow; readonly after: ShareRow } | undefined> {
  return takeTurns(database, `share ${id}`, async (transaction) => {
    const before = await transaction.selectFrom('share').selectAll().where('id', '=', id).executeTakeFirst()
    if (before === undefined) return undefined
    const now = Math.max(await readTime(transaction), before.changed_at + 1)
    const changes = decide(before, now)
    await transaction.updateTable('share').set(changes).where('id', '=', id).execute()
    return { before, after: { ...before, ...changes } }
  })
}

/** Removes a share. @param userId only one of his @returns what it was; undefined where there is none */
export const removeShare = (
  database: Database,
  { id, kind, userId }: { readonly id: string; readonly kind: ShareKind; readonly userId: string | undefined },
): Promise<ShareRow | undefined> =>
  database
    .deleteFrom('share')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(userId !== undefined, (rows) => rows.where('user_id', '=', userId ?? ''))
    .returningAll()
    .executeTakeFirst()

/**
 * Counts that a share which all see is used, once for each address and day.
 * @returns how often it was; undefined where there is none
 */
export const countShareUse = (
  database: Database,
  { id, kind }: { readonly id: string; readonly kind: ShareKind },
  address: string,
  now: number,
): Promise<number | undefined> =>
  database.transaction().execute(async (transaction) => {
    const isPublic = transaction.selectFrom('share').select('hot').where('id', '=', id).where('kind', '=', kind)
    const share = await isPublic.where('state', '=', 'public').executeTakeFirst()
    if (share === undefined) return undefined
    if (!(await noteUse(transaction, { kind, id }, address, now))) return share.hot
    const counted = await transaction
      .updateTable('share')
      .set(({ eb }) => ({ hot: eb('hot', '+', 1) }))
      .where('id', '=', id)
      .returning('hot')
      .executeTakeFirst()
    return counted?.hot
  })
