import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** How many may register by an invitation, and within how many days. */
export const INVITATION_LIMITS = { uses: 10_000, days: 3650 } as const

/** In ms since the epoch. */
const time = v.number()
/** Names an invitation; it is not its code. */
const id = v.pipe(v.string(), v.regex(/^[\da-f]{8}$/))
const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

export const adminInvitations = endpoint({
  method: 'GET',
  path: '/users/admin_invitations',
  about: 'Lists the invitations that can still be used, the newest first; their codes are not told again.',
  input: v.object({}),
  output: v.object({ list: v.array(v.object({ id, usesLeft: v.number(), madeAt: time, endsAt: time })) }),
  auth: 'admin',
  cache: 0,
})

export const adminInvite = endpoint({
  method: 'POST',
  path: '/users/admin_invite',
  about: 'Makes a link by which so many may register within so many days; only an administrator may.',
  input: v.object({ uses: upTo(INVITATION_LIMITS.uses), days: upTo(INVITATION_LIMITS.days) }),
  output: v.object({
    id,
    /** Whole, or its hash alone where the server knows no address of the page. */
    link: v.string(),
    endsAt: time,
  }),
  auth: 'admin',
})

export const adminUninvite = endpoint({
  method: 'POST',
  path: '/users/admin_uninvite',
  about: 'Takes an invitation back; only an administrator may.',
  input: v.object({ id }),
  output: v.object({}),
  auth: 'admin',
})
