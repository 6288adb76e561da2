import { visitRecord } from '../../../../shared/api/visit-record.ts'
import { call } from '../../../core/net/call.ts'
import { dayAt } from '../../../lib/calendar/civil-time.ts'
import { session } from '../../data/session/lazy.ts'
import { toldVisit } from './document.ts'
import { isVisitDue } from './model.ts'
import { visitSettings } from './settings.ts'

/** Tells the server of each day on which a user is here who wants it. Called once, at the start. */
export function followVisits(): void {
  const tell = () => document.hidden || void tellVisit(new Date())
  document.addEventListener('visibilitychange', tell)
  session.subscribe(tell)
  visitSettings.subscribe(tell)
  tell()
}

let isAsking = false

/** Without an answer, the next occasion of the day tries again. */
async function tellVisit(now: Date): Promise<void> {
  const user = session.getState().login?.info.id
  const day = dayAt(now)
  if (isAsking || user === undefined || !isVisitDue(toldVisit.get(), visitSettings.get().isVisitNoted, user, day))
    return
  isAsking = true
  const answer = await call(visitRecord, { time: day }, { silent: true, user }).catch(() => undefined)
  isAsking = false
  if (answer !== undefined) toldVisit.set({ user, day, days: answer.days })
}
