import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'

export const ACTS_PER_PAGE = 50

/** What an administrator does that others notice. */
export const ADMIN_ACTS = [
  ...['approveTheme', 'refuseTheme', 'keepTheme', 'deleteTheme'],
  ...['approveGroup', 'refuseGroup', 'keepGroup', 'deleteGroup'],
  ...['keepIcon', 'removeIcon', 'answerFeedback', 'keepMessage', 'deleteMessage', 'muteUser', 'banUser', 'unbanUser'],
  ...['makeResetLink', 'endLogins', 'deleteUser', 'invite', 'uninvite', 'addNotice', 'endNotice'],
] as const

export const adminLog = endpoint({
  method: 'GET',
  path: '/users/admin_log',
  about: 'Lists what administrators have done, the newest first.',
  input: v.object({ page: v.exactOptional(wholeNumber(1, 99_999)) }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        /** In ms since the epoch. */
        at: v.number(),
        /** The username of whoever has done it; empty where that account is gone. */
        by: v.string(),
        /** One of `ADMIN_ACTS`, or what another version of the server has noted. */
        act: v.string(),
        /** The id of what it was done to. */
        subject: v.string(),
        /** The username, where that is a user. */
        user: v.exactOptional(v.string()),
        /** What else is known of it, such as a name. */
        detail: v.string(),
      }),
    ),
    total: v.number(),
  }),
  auth: 'admin',
  cache: 0,
})
