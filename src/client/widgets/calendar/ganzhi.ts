import { SolarDay } from 'tyme4ts'
import type { CalendarDay } from '../../../shared/lib/calendar/calendar-day.ts'

/**
 * The stems and branches of a day: its year from lunar new year, its month from the solar term, and the day itself, e.g.
 * 丙午年 丁酉月 壬寅日. Loaded on demand: tyme4ts is large.
 */
export function ganzhiOf({ year, month, day }: CalendarDay): string {
  const solar = SolarDay.fromYmd(year, month, day)
  const cycle = solar.getSixtyCycleDay()
  const lunarYear = solar.getLunarDay().getLunarMonth().getLunarYear()
  return `${lunarYear.getSixtyCycle()}年 ${cycle.getMonth()}月 ${cycle.getSixtyCycle()}日`
}
