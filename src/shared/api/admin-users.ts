import * as v from 'valibot'
import { anyPassword } from '../entities/account.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'

export const USERS_PER_PAGE = 30

/** Those who were seen last first, or the newest first. */
const USER_ORDERS = ['seen', 'new'] as const
/** Users who may not log in, or not write in the chat room. */
const USER_LIMITS = ['banned', 'muted'] as const

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** In ms since the epoch. */
const time = v.number()
const userId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/))
const nothing = v.object({})

const listed = {
  id: userId,
  username: v.string(),
  nickname: v.string(),
  /** The name of his picture; empty for none. */
  head: v.string(),
  /** `l***@example.org`; empty for none. */
  email: v.string(),
  madeAt: time,
  /** When one of his logins was last used, to five minutes; absent where he has none. */
  seenAt: v.exactOptional(time),
  isAdmin: v.boolean(),
  /** Since when he may not log in; 0 if he may. */
  bannedAt: time,
  /** Until when he may not write in the chat room; 0 if he may. */
  mutedUntil: time,
}

export const adminUsers = endpoint({
  method: 'GET',
  path: '/users/admin_users',
  about: 'Lists users for an administrator; an e-mail address finds its user only if it is whole.',
  input: v.object({
    /** Part of a username or nickname, or a whole e-mail address. */
    wd: v.exactOptional(v.pipe(v.string(), v.maxLength(254))),
    order: v.exactOptional(v.picklist(USER_ORDERS)),
    only: v.exactOptional(v.picklist(USER_LIMITS)),
    page: v.exactOptional(wholeNumber(1, 99_999)),
  }),
  output: v.object({ list: v.array(v.object(listed)), total: count }),
  auth: 'admin',
  cache: 0,
})

export const adminUser = endpoint({
  method: 'GET',
  path: '/users/admin_user',
  about: 'Tells an administrator what a user has here, in numbers.',
  input: v.object({ id: userId }),
  output: v.object({
    ...listed,
    /** Logins that have not ended. */
    logins: count,
    /** What he keeps: uploaded pictures, files in the cloud, and sections with their history. */
    storage: v.object({ uploads: count, cloudFiles: count, sections: count }),
    shares: v.object({ theme: count, group: count }),
    messages: count,
    /** On how many days he let it be counted that he was here. */
    visits: count,
    /** Until when a link to set another password is good; absent where there is none. */
    resetUntil: v.exactOptional(time),
  }),
  auth: 'admin',
  cache: 0,
})

export const adminResetLink = endpoint({
  method: 'POST',
  path: '/users/admin_reset_link',
  about: 'Makes a link by which a user sets another password, once and within 24 h; an earlier one is void.',
  input: v.object({ id: userId }),
  output: v.object({
    /** Whole, or its hash alone where the server knows no address of the page. */
    link: v.string(),
    endsAt: time,
    /** Whether the mail server took it for his address. */
    isMailed: v.boolean(),
  }),
  auth: 'admin',
})

export const adminEndLogins = endpoint({
  method: 'POST',
  path: '/users/admin_end_logins',
  about: 'Ends all logins of a user; only an administrator may.',
  input: v.object({ id: userId }),
  output: nothing,
  auth: 'admin',
})

export const adminLimitUser = endpoint({
  method: 'POST',
  path: '/users/admin_limit_user',
  about: 'Ends the logins of a user and takes no more of them, or takes them again; only an administrator may.',
  input: v.object({ id: userId, isBanned: v.boolean() }),
  output: nothing,
  auth: 'admin',
})

export const adminDeleteUser = endpoint({
  method: 'POST',
  path: '/users/admin_delete_user',
  about: 'Deletes a user with all that the server holds of him, by the password of the administrator.',
  input: v.object({ id: userId, password: anyPassword }),
  output: nothing,
  auth: 'admin',
})
