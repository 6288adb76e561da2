import * as v from 'valibot'
import { diagnosticsSchema } from '../../../shared/api/feedback.ts'
import type { AnsweredFeedback } from './feedback-lists.ts'

/** Feedback as its author is told of it. */
export const presentToAuthor = (row: AnsweredFeedback) => ({ ...commonOf(row), isNew: row.changed_at > row.seen_at })

/** All that there is of feedback, for the administrator and for its author's own file. */
export const presentWhole = (row: AnsweredFeedback) => ({
  ...commonOf(row),
  contact: row.contact,
  ...diagnosticsOf(row),
  ...(row.picture !== '' && { picture: row.picture }),
})

const commonOf = ({ id, kind, text, state, made_at, changed_at, answers }: AnsweredFeedback) => ({
  ...{ id, kind, text, state, madeAt: made_at, changedAt: changed_at },
  answers: answers.map((answer) => ({ text: answer.text, at: answer.at })),
})

/** What was sent along; nothing where it was written by another version and cannot be read. */
function diagnosticsOf({ diagnostics }: AnsweredFeedback) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), diagnosticsSchema), diagnostics)
  return parsed.success ? { diagnostics: parsed.output } : {}
}
