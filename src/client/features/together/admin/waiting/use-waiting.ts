import { adminIcons, adminShares } from '../../../../../shared/api/admin.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

/** A page of the themes and groups that wait, the oldest first. */
export const useWaitingShares = (page: number) =>
  useAnswer(`shares ${page}`, (signal) => call(adminShares, { page }, { silent: true, signal }))

/** A page of the shared icons that were not looked at, the oldest first. */
export const useWaitingIcons = (page: number) =>
  useAnswer(`icons ${page}`, (signal) => call(adminIcons, { page }, { silent: true, signal }))
