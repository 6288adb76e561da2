import type { FeedbackKind, FeedbackState } from '../../../../shared/api/feedback.ts'

/**
 * What a user tells the operator. `diagnostics` is JSON; `picture` names an upload; both, and `contact`, are empty where
 * there is none. `changed_at` is when the administrator last answered it or changed its state, `seen_at` up to which of
 * these moments its user has seen it. Times in ms, 0 for never.
 */
interface FeedbackTable {
  id: string
  user_id: string
  kind: FeedbackKind
  text: string
  contact: string
  diagnostics: string
  picture: string
  state: FeedbackState
  made_at: number
  changed_at: number
  seen_at: number
}

/** An answer of the administrator. `at` in ms. */
interface FeedbackAnswerTable {
  id: string
  feedback_id: string
  text: string
  at: number
}

/** Tables of what users tell the operator. */
export interface FeedbackTables {
  feedback: FeedbackTable
  feedback_answer: FeedbackAnswerTable
}
