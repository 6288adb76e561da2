import { holidays } from '../../../../shared/api/holidays.ts'
import { call } from '../../../core/net/call.ts'
import { learnStatutoryYears } from '../../../lib/calendar/statutory-day.ts'
import { defineLive, isOffered, useLive } from '../live-data/lazy.ts'
import { laterStatutoryYears } from './document.ts'

const KEY = 'cn'

const liveStatutoryYears = defineLive({
  document: laterStatutoryYears,
  freshMs: 24 * 3600 * 1000,
  async ask() {
    if (!(await isOffered('holidays'))) return { value: {}, age: 0 }
    const { years, age } = await call(holidays, {}, { silent: true, fresh: true })
    return { value: years, age }
  },
})

const learn = () => learnStatutoryYears(laterStatutoryYears.get()[KEY]?.value ?? {})
learn()
laterStatutoryYears.subscribe(learn) // before React's subscriptions: what renders then knows the days

/** Keeps the statutory days as the server has them; what calls it renders anew when they change. */
export function useStatutoryDays(): void {
  useLive(liveStatutoryYears, KEY)
}
