import * as v from 'valibot'
import { FEEDBACK_KINDS, type Feedback, type FeedbackKind, feedbackSchema } from '../../../shared/api/feedback.ts'
import { defineDocument, strictSchema, useDocument } from '../../kit/documents.ts'
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

/** Whose draft a guest's is. */
export const GUEST = ''

/** What was written and not sent, by the user's id; it outlives the window. */
export const drafts = defineDocument<Readonly<Record<string, Draft>>>({
  id: 'feedback.drafts',
  section: 'more',
  travels: 'device',
  undoable: false,
  initial: {},
  schema: strictSchema(
    v.record(
      v.string(),
      v.object({ kind: v.picklist(FEEDBACK_KINDS), text: v.string(), contact: v.string(), isDiagnosed: v.boolean() }),
    ),
  ),
})

/** The draft of a user; whoever logs in goes on with what he wrote as a guest. */
export const draftOf = (user: string, all = drafts.get()): Draft => all[user] ?? all[GUEST] ?? NO_DRAFT

/** Changes the draft of a user. */
export function changeDraft(user: string, change: Partial<Draft>): void {
  drafts.update((all) => {
    const { [GUEST]: _, ...others } = all
    return { ...others, [user]: { ...draftOf(user, all), ...change } }
  })
}

/** `draftOf`, for views. */
export const useDraft = (user: string): Draft => useDocument(drafts, (all) => draftOf(user, all))

/** What users of this device have said, by their ids, the newest first. */
export const said = defineLiveDocument<readonly Feedback[]>('feedback', v.array(feedbackSchema), 2)
