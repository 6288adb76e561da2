import type { SelectQueryBuilder } from 'kysely'
import { SHARES_PER_PAGE, type ShareKind, type ShareOrder } from '../../../shared/api/sharing.ts'
import type { Moderation } from '../../../shared/entities/moderation.ts'
import { foldText } from '../../../shared/lib/text/fold.ts'
import { containsFolded } from '../../adapters/database/folded.ts'
import type { Database } from '../../adapters/database/open.ts'
import type { Tables } from '../../adapters/database/tables.ts'
import type { ShareRow } from './share-repository.ts'

/** A share and who has made it. */
export type ListedShare = ShareRow & { readonly nickname: string; readonly username: string }

/** A page of shares, and how many there are on all pages. */
export interface ShareList {
  readonly rows: readonly ListedShare[]
  readonly total: number
}

/** Which shares are listed. */
export interface ShareQuery {
  readonly kind: ShareKind
  /** Those of a user, whatever became of them; else those that all see. */
  readonly ownerId: string | undefined
  /** Of groups: what they are about. */
  readonly type?: number | undefined
  /** Part of a name, of what is said of it, or of the name of whoever has signed it. */
  readonly text: string
  readonly order: ShareOrder
  /** From 1. */
  readonly page: number
}

const sharesOf = (database: Database) =>
  database.selectFrom('share').innerJoin('user', 'user.id', 'share.user_id').select(['user.nickname', 'user.username'])

type Shares = SelectQueryBuilder<
  Pick<Tables, 'share' | 'user'>,
  'share' | 'user',
  Pick<ListedShare, 'nickname' | 'username'>
>

/** Lists shares. */
export function listShares(
  database: Database,
  { kind, ownerId, type, text, order, page }: ShareQuery,
): Promise<ShareList> {
  let shares: Shares = sharesOf(database).where('kind', '=', kind)
  shares = ownerId === undefined ? shares.where('state', '=', 'public') : shares.where('user_id', '=', ownerId)
  if (type !== undefined) shares = shares.where('type', '=', type)
  if (foldText(text) !== '') {
    const has = (column: string) => containsFolded(database, column, text)
    shares = shares.where((is) =>
      is.or([has('share.name'), has('share.info'), is.and([is('is_signed', '=', 1), has('user.nickname')])]),
    )
  }
  const byNewest = (rows: Shares) => rows.orderBy('share.made_at', 'desc').orderBy('share.id')
  return readPage(shares, page, (rows) => byNewest(order === 'hot' ? rows.orderBy('share.hot', 'desc') : rows))
}

/** What the administrator has to look at. */
const unseen = (database: Database, moderation: Moderation): Shares =>
  sharesOf(database)
    .where('looked_at', '=', 0)
    .where('state', 'in', moderation === 'after' ? ['waiting', 'public'] : ['waiting'])

/** Lists what the administrator has to look at, the oldest first. */
export const listUnseen = (database: Database, moderation: Moderation, page: number): Promise<ShareList> =>
  readPage(unseen(database, moderation), page, (rows) => rows.orderBy('share.changed_at').orderBy('share.id'))

/** How much the administrator has to look at, and since when in ms. */
export async function countUnseen(
  database: Database,
  moderation: Moderation,
): Promise<{ readonly count: number; readonly since?: number }> {
  const counted = unseen(database, moderation).clearSelect()
  const { count, since } = await counted
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<number | null>('share.changed_at').as('since')])
    .executeTakeFirstOrThrow()
  return { count, ...(since !== null && { since }) }
}

async function readPage(shares: Shares, page: number, sort: (shares: Shares) => Shares): Promise<ShareList> {
  const counted = shares.clearSelect().select((select) => select.fn.countAll<number>().as('total'))
  const { total } = await counted.executeTakeFirstOrThrow()
  const from = (page - 1) * SHARES_PER_PAGE
  const rows = from < total ? await sort(shares).selectAll('share').limit(SHARES_PER_PAGE).offset(from).execute() : []
  return { rows, total }
}

/** A share with who has made it. */
export const readShare = (database: Database, id: string): Promise<ListedShare | undefined> =>
  sharesOf(database).selectAll('share').where('share.id', '=', id).executeTakeFirst()
