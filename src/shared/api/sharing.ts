import * as v from 'valibot'
import { THEME_TEXT } from '../entities/theme.ts'
import { oneLine } from '../lib/text/one-line.ts'
import { endpoint } from './endpoint.ts'
import { lineOf } from './line.ts'
import { wholeNumber } from './query.ts'

/** What users share with one another. */
export const SHARE_KINDS = ['theme', 'group'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** How many of them a user may share. */
export const SHARE_LIMITS: Readonly<Record<ShareKind, number>> = { theme: 30, group: 60 }

export const SHARES_PER_PAGE = 24

/**
 * What became of something shared: `public` is seen by all, `waiting` by its author and the administrator until that has
 * looked at it, `refused` by the same, with a reason, `withdrawn` by its author alone.
 */
export const SHARE_STATES = ['public', 'waiting', 'refused', 'withdrawn'] as const
export type ShareState = (typeof SHARE_STATES)[number]

/** The more often used first, then the newer; or the newest first. */
export const SHARE_ORDERS = ['hot', 'new'] as const
export type ShareOrder = (typeof SHARE_ORDERS)[number]

/** The id of a shared theme or group. */
export const shareId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))
/** The same, or the id of an official one. */
export const usedId = v.union([shareId, v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,39}$/))])

/** The name of something that is shared. */
export const sharedName = v.pipe(lineOf(THEME_TEXT.name), v.minLength(1))
/** A line about it; empty for none. */
export const sharedWords = lineOf(THEME_TEXT.words)

/** Why something is refused: one of these, and a line to its author. */
export const REFUSALS = ['watermark', 'advertising', 'duplicate', 'unclear', 'unfit', 'other'] as const
export type ShareRefusal = (typeof REFUSALS)[number]

/** Which of what is shared is listed: of all users, or by `own` of the user whose login it is. */
export const shareQuery = {
  own: v.exactOptional(v.literal('1')),
  /** Part of a name, a line about it, or its author. */
  wd: v.exactOptional(v.pipe(v.string(), v.maxLength(60))),
  order: v.exactOptional(v.picklist(SHARE_ORDERS)),
  page: v.exactOptional(wholeNumber(1, 9999)),
}

/** What is told of a list beside its page. */
export const listFields = {
  total: v.number(),
  /** How often the official ones were used, by id. */
  official: v.record(v.string(), v.number()),
}

/** What is told of anything shared. */
export const sharedFields = {
  id: shareId,
  name: v.string(),
  info: v.string(),
  /** The nickname of its author; empty for one who does not sign. */
  author: v.string(),
  /** How often it was used. */
  hot: v.number(),
  /** In ms since the epoch. */
  madeAt: v.number(),
  /** Whether the asker has made it. */
  isOwn: v.boolean(),
  state: v.picklist(SHARE_STATES),
  /** Of a refused one, told to its author alone. */
  refusal: v.exactOptional(v.object({ reason: v.picklist(REFUSALS), note: v.string() })),
}

/** A line to the author of what is refused has no more code points. */
export const REFUSAL_NOTE = 100

export const auditInput = v.variant('decision', [
  v.object({
    id: shareId,
    decision: v.literal('approve'),
    /** Of what was looked at: what has changed since is not approved with it. */
    changedAt: v.number(),
  }),
  v.object({
    id: shareId,
    decision: v.literal('refuse'),
    reason: v.picklist(REFUSALS),
    note: v.pipe(
      v.string(),
      v.maxLength(800),
      v.transform((text) => oneLine(text, REFUSAL_NOTE)),
    ),
  }),
])
export type Audit = Readonly<v.InferOutput<typeof auditInput>>

/** How often it was used by now. */
export const HOT = v.object({ hot: v.number() })

export const setShareState = endpoint({
  method: 'POST',
  path: '/users/share_state',
  about: "Withdraws a theme or group of the user's own from all others, or offers it to them again.",
  input: v.object({ id: shareId, state: v.picklist(['withdrawn', 'offered']) }),
  output: v.object({ state: v.picklist(SHARE_STATES) }),
  auth: 'user',
})

/** Why something shared is reported. */
export const SHARE_REPORT_REASONS = ['spam', 'abuse', 'illegal', 'copyright', 'other'] as const
export type ShareReportReason = (typeof SHARE_REPORT_REASONS)[number]
/** A line on it has no more code points. */
export const SHARE_REPORT_NOTE = 100

export const reportShare = endpoint({
  method: 'POST',
  path: '/users/share_report',
  about: 'Reports a theme or group of another user to the administrator, once for each user.',
  input: v.object({
    id: shareId,
    reason: v.picklist(SHARE_REPORT_REASONS),
    note: v.optional(lineOf(SHARE_REPORT_NOTE), ''),
  }),
  output: v.object({}),
  auth: 'user',
})
