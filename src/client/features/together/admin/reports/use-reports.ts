import type * as v from 'valibot'
import { adminReports } from '../../../../../shared/api/admin-reports.ts'
import { call } from '../../../../core/net/call.ts'
import { useAnswer } from '../ask/use-answer.ts'

type Reported = v.InferOutput<typeof adminReports.output>['list'][number]
export type ReportedMessage = Extract<Reported, { kind: 'message' }>
export type ReportedShare = Extract<Reported, { kind: 'share' }>

/** A page of what is reported and not dealt with, longest waiting first. */
export const useReports = (page: number) =>
  useAnswer(`reports ${page}`, (signal) => call(adminReports, { page }, { silent: true, signal }))
