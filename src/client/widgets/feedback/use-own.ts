import type { Feedback } from '../../../shared/api/feedback.ts'
import { useLive } from '../../kit/live.ts'
import { hasNews } from './kernel/model.ts'
import { ownFeedback } from './own-feedback.ts'

/** What a user has said last, and whether there is an answer that he has not seen; asked for as long as it is shown. */
export function useOwn(user: string): { readonly last: Feedback | undefined; readonly isAnswered: boolean } {
  const { value = [] } = useLive(ownFeedback, user)
  return { last: value[0], isAnswered: hasNews(value) }
}
