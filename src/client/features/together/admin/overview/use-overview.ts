import type * as v from 'valibot'
import { adminOverview } from '../../../../../shared/api/admin-overview.ts'
import { call } from '../../../../core/net/call.ts'
import { useNow } from '../../../../core/page/now.ts'
import { type Answer, useAnswer } from '../ask/use-answer.ts'

export type Figures = Readonly<v.InferOutput<typeof adminOverview.output>>
export type OverviewAnswer = Answer<Figures>

const SPAN_MS = 5 * 60_000
const spanOf = (moment: Date) => String(Math.floor(moment.getTime() / SPAN_MS))

/** How the server does, asked anew every five minutes while the page is seen. */
export function useOverview(): OverviewAnswer {
  const now = useNow(spanOf)
  return useAnswer(
    'overview',
    (signal) => call(adminOverview, { dayMinutes: minutesOfDay(new Date()) }, { silent: true, signal }),
    spanOf(now),
  )
}

/** How many minutes of its day have passed; a day may have had its clocks put on or back. */
function minutesOfDay(now: Date): number {
  const begin = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  return Math.floor((now.getTime() - begin.getTime()) / 60_000)
}
