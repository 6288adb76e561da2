import { adminLog } from '../../../../../shared/api/admin-log.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

/** A page of what administrators have done, the newest first. */
export const useLog = (page: number) =>
  useAnswer(`log ${page}`, (signal) => call(adminLog, { page }, { silent: true, signal }))
