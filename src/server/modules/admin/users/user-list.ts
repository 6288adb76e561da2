import { type Selectable, sql } from 'kysely'
import type * as v from 'valibot'
import { type adminUsers, USERS_PER_PAGE } from '../../../../shared/api/admin-users.ts'
import { ADMIN, isEmail } from '../../../../shared/entities/account.ts'
import { foldText } from '../../../../shared/lib/text/fold.ts'
import { containsFolded } from '../../../adapters/database/folded.ts'
import type { Database } from '../../../adapters/database/open.ts'
import type { Tables } from '../../../adapters/database/tables.ts'

type Asked = v.InferOutput<typeof adminUsers.input>
type UserRow = Selectable<Tables['user']>
/** A user, and when one of his logins was last used. */
type SeenUser = Pick<
  UserRow,
  'id' | 'username' | 'username_key' | 'nickname' | 'head' | 'email' | 'made_at' | 'muted_until' | 'banned_at'
> & { readonly seen_at: number | null }

/** `l***@example.org`: enough to tell users apart, not to write to one. */
const maskEmail = (address: string): string => address.replace(/^(.)[^@]*/u, '$1***')

/** A user as the administrator is told of him. */
export const presentUser = ({ id, username, nickname, head, ...row }: SeenUser, now: number) => ({
  ...{ id, username, nickname, head },
  email: maskEmail(row.email),
  madeAt: row.made_at,
  ...(row.seen_at !== null && { seenAt: row.seen_at }),
  isAdmin: row.username_key === ADMIN,
  bannedAt: row.banned_at,
  mutedUntil: row.muted_until > now ? row.muted_until : 0,
})

const seenUsers = (database: Database) =>
  database
    .selectFrom('user')
    .leftJoin(
      (sessions) =>
        sessions
          .selectFrom('session')
          .select(({ fn }) => ['user_id', fn.max('seen_at').as('seen_at')])
          .groupBy('user_id')
          .as('seen'),
      (join) => join.onRef('seen.user_id', '=', 'user.id'),
    )
    .select(['user.id', 'username', 'username_key', 'nickname', 'head', 'email', 'user.made_at'])
    .select(['muted_until', 'banned_at', 'seen.seen_at'])

/** A user; undefined if there is none. */
export const readSeenUser = (database: Database, id: string): Promise<SeenUser | undefined> =>
  seenUsers(database).where('user.id', '=', id).executeTakeFirst()

/** A page of users, and how many there are on all pages. @param now in ms */
export async function listUsers(
  database: Database,
  { wd = '', order = 'seen', only, page = 1 }: Asked,
  now: number,
): Promise<{ readonly rows: readonly SeenUser[]; readonly total: number }> {
  let users = seenUsers(database)
  // an address is found whole alone: by its beginnings it could be guessed
  if (isEmail(wd)) users = users.where('email_key', '=', wd.trim().toLowerCase())
  else if (foldText(wd) !== '')
    users = users.where((is) =>
      is.or([containsFolded(database, 'user.username', wd), containsFolded(database, 'user.nickname', wd)]),
    )
  if (only === 'banned') users = users.where('banned_at', '!=', 0)
  if (only === 'muted') users = users.where('muted_until', '>', now)
  const counted = users.clearSelect().select(({ fn }) => fn.countAll<number>().as('total'))
  const total = Number((await counted.executeTakeFirstOrThrow()).total)
  const bySeen = order === 'seen' ? users.orderBy(sql`seen.seen_at desc nulls last`) : users
  const rows = await bySeen
    .orderBy('user.made_at', 'desc')
    .orderBy('user.id')
    .limit(USERS_PER_PAGE)
    .offset((page - 1) * USERS_PER_PAGE)
    .execute()
  return { rows, total }
}
