import * as v from 'valibot'
import { FEEDBACK_KINDS, type Feedback, type FeedbackKind, feedbackSchema } from '../../../shared/api/feedback.ts'
import { defineDocument, strictSchema } from '../../kit/documents.ts'
import { defineLiveDocument } from '../../kit/live.ts'

/** What was written and not sent. */
export interface Draft {
  readonly kind: FeedbackKind
  readonly text: string
  readonly contact: string
  /** Whether the diagnostics are sent along. */
  readonly isDiagnosed: boolean
}

export const NO_DRAFT: Draft = { kind: 'bug', text: '', contact: '', isDiagnosed: true }

/** What was written and not sent; it outlives the window. */
export const draft = defineDocument<Draft>({
  id: 'feedback.draft',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: NO_DRAFT,
  schema: strictSchema(
    v.object({ kind: v.picklist(FEEDBACK_KINDS), text: v.string(), contact: v.string(), isDiagnosed: v.boolean() }),
  ),
})

/** What users of this device have said, by their ids, the newest first. */
export const said = defineLiveDocument<readonly Feedback[]>('feedback', v.array(feedbackSchema), 2)
