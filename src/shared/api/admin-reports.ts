import * as v from 'valibot'
import { auditedShare } from './admin.ts'
import { REPORT_REASONS } from './chat.ts'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './query.ts'
import { SHARE_REPORT_REASONS, shareId } from './sharing.ts'

export const REPORTS_PER_PAGE = 24

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** In ms since the epoch. */
const time = v.number()
const chatId = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** What all users together say of one thing. */
const summary = {
  /** The username of whoever has made what is reported. */
  author: v.string(),
  count,
  /** When it was reported for the first time. */
  since: time,
}
const by = { username: v.string(), madeAt: time }

export const adminReports = endpoint({
  method: 'GET',
  path: '/users/admin_reports',
  about:
    'Lists what users report and nobody has dealt with, longest waiting first; several reports of one thing are one.',
  input: v.object({ page: v.exactOptional(wholeNumber(1, 9999)) }),
  output: v.object({
    list: v.array(
      v.variant('kind', [
        v.object({
          kind: v.literal('message'),
          chatId,
          ...summary,
          /** As it was reported. */
          text: v.string(),
          /** Whether it is no longer in the room. */
          isGone: v.boolean(),
          reports: v.array(v.object({ ...by, reason: v.picklist(REPORT_REASONS) })),
        }),
        v.object({
          kind: v.literal('share'),
          id: shareId,
          ...summary,
          name: v.string(),
          /** `adminReportDone` wants it back. In ms since the epoch. */
          changedAt: time,
          /** Whether its author shows it to nobody any more. */
          isWithdrawn: v.boolean(),
          /** As it is now; absent where it is withdrawn, or another version of the server has written it. */
          share: v.exactOptional(auditedShare),
          reports: v.array(v.object({ ...by, reason: v.picklist(SHARE_REPORT_REASONS), note: v.string() })),
        }),
      ]),
    ),
    total: count,
  }),
  auth: 'admin',
  cache: 0,
})

/** What is deleted or refused needs no such call. */
export const adminReportDone = endpoint({
  method: 'POST',
  path: '/users/admin_report_done',
  about: 'Keeps what was reported, and is done with all reports of it; only an administrator may.',
  input: v.variant('kind', [
    v.object({ kind: v.literal('message'), chatId }),
    /** What has changed since it was looked at is not kept with it. */
    v.object({ kind: v.literal('share'), id: shareId, changedAt: v.number() }),
  ]),
  output: v.object({}),
  auth: 'admin',
})
