import { useEffect, useState } from 'react'
import { useDocument } from '../../kit/documents.ts'
import { useLanguage } from '../../kit/text.ts'
import { startTicking, useStatutoryDays } from '../../kit/time.ts'
import { isWorkdayBy, type WorkPlan, type WorkState, weekKindOf, workStateAt } from './model.ts'
import { workTime } from './settings.ts'

export interface Work {
  readonly now: Date
  readonly plan: WorkPlan
  readonly state: WorkState
}

/**
 * The user's work at this moment.
 * @param showsSeconds whether it changes each second while working, as with pay; else by the minute
 */
export function useWork(showsSeconds = true): Work {
  const language = useLanguage()
  useStatutoryDays()
  const { workWeek, workDays, start, end, isBreak, breakStart, breakEnd, money, moneyPer } = useDocument(
    workTime,
    (values) => values,
  )
  const plan: WorkPlan = {
    isWorkday: isWorkdayBy(weekKindOf(workWeek, language), workDays),
    start,
    end,
    rest: isBreak ? { start: breakStart, end: breakEnd } : undefined,
    money,
    moneyPer,
  }
  const [now, setNow] = useState(() => new Date())
  const state = workStateAt(plan, now)
  const bySecond = state.at === 'working' && (showsSeconds || money > 0)
  // the clock is outside of React
  useEffect(() => startTicking(setNow, bySecond), [bySecond])
  return { now, plan, state }
}
