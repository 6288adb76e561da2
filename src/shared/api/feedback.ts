import * as v from 'valibot'
import { LANGUAGES } from '../constants.ts'
import { browserSchema } from '../entities/browser.ts'
import { isWithin, visibleLines } from '../lib/text/one-line.ts'
import { endpoint, uploadEndpoint } from './endpoint.ts'
import { lineOf } from './line.ts'
import { wholeNumber } from './query.ts'
import { uploadedName } from './upload.ts'

/** What feedback is about: something is broken, is missing, looks wrong; or it is about nothing of these. */
export const FEEDBACK_KINDS = ['bug', 'feature', 'appearance', 'other'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]

/** What has become of it. */
export const FEEDBACK_STATES = ['received', 'looking', 'done', 'notReproduced', 'declined'] as const
export type FeedbackState = (typeof FEEDBACK_STATES)[number]
/** Those in which it waits for the administrator. */
export const OPEN_FEEDBACK = ['received', 'looking'] as const satisfies readonly FeedbackState[]

/** In code points; in open ones of a user, and in what he sends within 24 hours; in how many of his own he is told. */
export const FEEDBACK_LIMITS = { text: 1000, contact: 100, open: 200, daily: 10, listed: 100 } as const
export const FEEDBACK_PER_PAGE = 24

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

/** What is sent along unless its user takes it out. */
export const diagnosticsSchema = v.strictObject({
  /** Of the page. */
  version: v.pipe(v.string(), v.regex(/^\d{1,6}(?:\.\d{1,6}){1,3}(?:-[\w.]{1,20})?$/)),
  browser: browserSchema,
  /** In CSS pixels. */
  screen: v.strictObject({ width: pixels, height: pixels }),
  theme: v.picklist(['light', 'dark']),
  language: v.picklist(LANGUAGES),
})
export type Diagnostics = Readonly<v.InferOutput<typeof diagnosticsSchema>>

/** Text of several lines, cleaned as names from outside are. */
const linesOf = (max: number) =>
  v.pipe(v.string(), v.maxLength(8 * max), v.transform(visibleLines), v.check(isWithin(max)))

const feedbackId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/))

const answerSchema = v.object({
  text: v.string(),
  /** In ms since the epoch. */
  at: v.number(),
})
export type FeedbackAnswer = Readonly<v.InferOutput<typeof answerSchema>>

/** Feedback as its author is told of it. */
export const feedbackSchema = v.object({
  id: feedbackId,
  kind: v.picklist(FEEDBACK_KINDS),
  text: v.string(),
  state: v.picklist(FEEDBACK_STATES),
  /** In ms since the epoch. */
  madeAt: v.number(),
  /** What the administrator has answered, the oldest first. */
  answers: v.array(answerSchema),
  /** When the administrator has last answered it or changed its state, in ms since the epoch; 0 for never. */
  changedAt: v.number(),
  /** Whether its author has not seen that. */
  isNew: v.boolean(),
})
export type Feedback = Readonly<v.InferOutput<typeof feedbackSchema>>

/** What else there is of it, for the administrator, and for its author in the file that he takes along. */
const further = {
  /** How its author may be reached; empty where he does not say so. */
  contact: v.string(),
  diagnostics: v.exactOptional(diagnosticsSchema),
  /** The name of its picture (see `uploadedAddress`). */
  picture: v.exactOptional(uploadedName),
}

/** Feedback as its author takes it along. */
export const exportedFeedbackSchema = v.object({ ...v.omit(feedbackSchema, ['isNew']).entries, ...further })

export const sendFeedback = uploadEndpoint({
  path: '/users/feedback',
  about: 'Tells the operator of this server something, perhaps with a picture, which the server draws anew.',
  input: v.object({
    kind: v.picklist(FEEDBACK_KINDS),
    text: v.pipe(linesOf(FEEDBACK_LIMITS.text), v.minLength(1)),
    contact: lineOf(FEEDBACK_LIMITS.contact),
    /** The fields of a form are texts; empty or absent for none. */
    diagnostics: v.optional(
      v.union([
        v.pipe(
          v.literal(''),
          v.transform(() => undefined),
        ),
        v.pipe(v.string(), v.maxLength(1024), v.parseJson(), diagnosticsSchema),
      ]),
    ),
  }),
  file: {
    name: 'file',
    maxBytes: 5 * 1024 * 1024,
    types: ['image/webp', 'image/png', 'image/jpeg'],
    isOptional: true,
  },
  output: v.object({ id: feedbackId }),
  auth: 'user',
})

export const feedbackList = endpoint({
  method: 'GET',
  path: '/users/feedback_list',
  about: 'Lists the feedback of the user, the newest first, with the answers to it.',
  input: v.object({}),
  output: v.object({ list: v.array(feedbackSchema) }),
  auth: 'user',
  cache: 0,
})

export const seeFeedback = endpoint({
  method: 'POST',
  path: '/users/feedback_seen',
  about: 'Says that the user has seen the answers to his feedback.',
  input: v.object({
    /** The last `changedAt` of what he was shown: later answers stay new. Without it he has seen all. */
    until: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  output: v.object({}),
  auth: 'user',
})

export const deleteFeedback = endpoint({
  method: 'POST',
  path: '/users/del_feedback',
  about: "Deletes feedback of the user's own, with its picture and the answers to it.",
  input: v.object({ id: feedbackId }),
  output: v.object({}),
  auth: 'user',
})

export const adminFeedback = endpoint({
  method: 'GET',
  path: '/users/admin_feedback',
  about: 'Lists the feedback of all users, the newest first, or of it what is in a state.',
  input: v.object({
    state: v.exactOptional(v.picklist(FEEDBACK_STATES)),
    page: v.exactOptional(wholeNumber(1, 9999)),
  }),
  output: v.object({
    list: v.array(
      v.object({
        ...v.omit(feedbackSchema, ['isNew']).entries,
        ...further,
        /** The username of its author. */
        username: v.string(),
      }),
    ),
    total: v.number(),
  }),
  auth: 'admin',
  cache: 0,
})

export const answerFeedback = endpoint({
  method: 'POST',
  path: '/users/admin_feedback_answer',
  about: 'Says what has become of feedback, and perhaps answers its author.',
  input: v.object({
    id: feedbackId,
    /** Without it the state stays, whatever it is by then. */
    state: v.exactOptional(v.picklist(FEEDBACK_STATES)),
    answer: v.exactOptional(linesOf(FEEDBACK_LIMITS.text), ''),
  }),
  output: v.object({}),
  auth: 'admin',
})
