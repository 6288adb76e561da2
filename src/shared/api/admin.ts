import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { sharedGroupSchema } from './group.ts'
import { wholeNumber } from './query.ts'
import { sharedThemeSchema } from './theme.ts'

/** What the administrator is told beside what all are. */
const audited = {
  /** The username of its author. */
  username: v.string(),
  /** Since when it waits, in ms since the epoch; `auditTheme` and `auditGroup` want it back. */
  changedAt: v.number(),
}

export const adminShares = endpoint({
  method: 'GET',
  path: '/users/admin_shares',
  about: 'Lists the themes and groups that an administrator has not looked at, the oldest first.',
  input: v.object({ page: v.exactOptional(wholeNumber(1, 9999)) }),
  output: v.object({
    list: v.array(
      v.variant('kind', [
        v.object({ kind: v.literal('theme'), ...sharedThemeSchema.entries, ...audited }),
        v.object({ kind: v.literal('group'), ...sharedGroupSchema.entries, ...audited }),
      ]),
    ),
    total: v.number(),
  }),
  auth: 'admin',
  cache: 0,
})
