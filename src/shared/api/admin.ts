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

/** A theme or group as the administrator looks at it. */
export const auditedShare = v.variant('kind', [
  v.object({ kind: v.literal('theme'), ...sharedThemeSchema.entries, ...audited }),
  v.object({ kind: v.literal('group'), ...sharedGroupSchema.entries, ...audited }),
])
export type AuditedShare = v.InferOutput<typeof auditedShare>

export const adminShares = endpoint({
  method: 'GET',
  path: '/users/admin_shares',
  about: 'Lists the themes and groups that an administrator has not looked at, the oldest first.',
  input: v.object({ page: v.exactOptional(wholeNumber(1, 9999)) }),
  output: v.object({
    list: v.array(auditedShare),
    total: v.number(),
  }),
  auth: 'admin',
  cache: 0,
})

export const ICONS_PER_PAGE = 24

/** A site as shared icons are kept by it: its host. */
const site = v.pipe(v.string(), v.minLength(1), v.maxLength(253))

export const adminIcons = endpoint({
  method: 'GET',
  path: '/users/admin_icons',
  about: 'Lists the icons for sites that users share and an administrator has not looked at, the oldest first.',
  input: v.object({ page: v.exactOptional(wholeNumber(1, 9999)) }),
  output: v.object({
    list: v.array(
      v.object({
        site,
        name: v.string(),
        background: v.string(),
        src: v.pipe(v.string(), v.startsWith('data:image/webp;')),
        /** In ms since the epoch; `auditIcon` wants it back. */
        sharedAt: v.number(),
      }),
    ),
    total: v.number(),
  }),
  auth: 'admin',
  cache: 0,
})

export const auditIcon = endpoint({
  method: 'POST',
  path: '/users/audit_icon',
  about: 'Keeps a shared icon as it was looked at, or removes whatever a site has; only an administrator may.',
  input: v.variant('decision', [
    v.object({ site, decision: v.literal('keep'), sharedAt: v.number() }),
    v.object({ site, decision: v.literal('remove') }),
  ]),
  output: v.object({}),
  auth: 'admin',
})
