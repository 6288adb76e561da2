import type * as v from 'valibot'
import { ADMIN_ACTS, type adminLog } from '../../../../../shared/api/admin-log.ts'
import { useMessages } from '../messages.ts'

export type LoggedAct = Readonly<v.InferOutput<typeof adminLog.output>['list'][number]>

/** What was done, in words; what another version of the server has noted by its name there. */
export function useActText(): (logged: LoggedAct) => string {
  const messages = useMessages()
  return ({ act, user, detail, subject }) => {
    const known = ADMIN_ACTS.find((one) => one === act)
    const name = detail || subject
    return known === undefined ? `${act} ${name}` : messages(`act.${known}`, { name, user: user ?? name })
  }
}
