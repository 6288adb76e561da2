import type * as v from 'valibot'
import { ADMIN_ACTS, type adminLog } from '../../../../../shared/api/admin-log.ts'
import { FEEDBACK_STATES } from '../../../../../shared/api/feedback.ts'
import { useMessages } from '../messages.ts'

export type LoggedAct = Readonly<v.InferOutput<typeof adminLog.output>['list'][number]>

/** What was done, in words; what another version of the server has noted by its name there. */
export function useActText(): (logged: LoggedAct) => string {
  const messages = useMessages()
  const stateText = (detail: string) => {
    const state = FEEDBACK_STATES.find((one) => one === detail)
    return state === undefined ? detail : messages(`feedback.state.${state}`)
  }
  return ({ act, user, detail, subject }) => {
    const known = ADMIN_ACTS.find((one) => one === act)
    const name = act === 'answerFeedback' ? stateText(detail) : detail || subject
    return known === undefined ? `${act} ${name}` : messages(`act.${known}`, { name, user: user ?? name })
  }
}
