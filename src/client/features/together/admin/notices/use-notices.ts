import type * as v from 'valibot'
import { adminNotices } from '../../../../../shared/api/notices.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

export type Notice = Readonly<v.InferOutput<typeof adminNotices.output>['list'][number]>

/** What the administrator has told all users, as far as it is kept: what is shown at the moment first, the newest first. */
export const useNotices = () =>
  useAnswer('notices', async (signal) => {
    const { list } = await call(adminNotices, {}, { silent: true, signal })
    return list.toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
  })
