import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { endpoint } from './endpoint.ts'
import { lineOf } from './line.ts'

/** How many may be shown at once, and for how many days. */
export const NOTICE_LIMITS = { open: 5, days: 366 } as const

/** In ms since the epoch. */
const time = v.number()
const noticeId = v.pipe(v.string(), v.regex(/^[\w-]{16}$/))
const line = v.pipe(lineOf(200), v.minLength(1))

/** One text for all, or one for each of some languages. */
const noticeText = v.union([
  line,
  v.pipe(
    v.strictObject(v.entriesFromList(LANGUAGES, v.exactOptional(line))),
    v.check((texts) => Object.keys(texts).length > 0),
  ),
])
export type NoticeText = Readonly<v.InferOutput<typeof noticeText>>

export const notices = endpoint({
  method: 'GET',
  path: '/api/notices',
  about:
    'Lists what the administrator tells all users at the moment, the newest first, in the language of whoever asks.',
  input: v.object({ locale: v.optional(v.picklist(LANGUAGES)) }),
  output: v.object({
    list: v.array(v.object({ id: noticeId, text: v.string(), madeAt: time, endsAt: time })),
  }),
  cache: 300,
})

export const adminNotices = endpoint({
  method: 'GET',
  path: '/users/admin_notices',
  about: 'Lists what an administrator has told all users, the newest first, as far as it is kept.',
  input: v.object({}),
  output: v.object({
    list: v.array(v.object({ id: noticeId, text: noticeText, madeAt: time, endsAt: time, isOpen: v.boolean() })),
  }),
  auth: 'admin',
  cache: 0,
})

export const adminNotice = endpoint({
  method: 'POST',
  path: '/users/admin_notice',
  about: 'Tells all users something until a time, in one text or in one for each language; only an administrator may.',
  input: v.object({ text: noticeText, endsAt: v.pipe(v.number(), v.safeInteger()) }),
  output: v.object({ id: noticeId }),
  auth: 'admin',
})

export const adminNoticeEnd = endpoint({
  method: 'POST',
  path: '/users/admin_notice_end',
  about: 'Tells users something no longer; only an administrator may.',
  input: v.object({ id: noticeId }),
  output: v.object({}),
  auth: 'admin',
})
