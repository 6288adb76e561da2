import type * as v from 'valibot'
import { adminFeedback, type FeedbackState } from '../../../../../shared/api/feedback.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

/** Feedback as the administrator is told of it. */
export type ToldFeedback = Readonly<v.InferOutput<typeof adminFeedback.output>['list'][number]>

/** A page of the feedback of all users, the newest first. @param state that it is in; any without it */
export const useFeedback = (state: FeedbackState | undefined, page: number) =>
  useAnswer(`feedback ${state} ${page}`, (signal) =>
    call(adminFeedback, { page, ...(state && { state }) }, { silent: true, signal }),
  )
