import { localDay } from '../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../shared/lib/calendar/iso-day.ts'

/** The day where the player is, such as `2026-11-29`; asked for when it is needed, as a page is open for days. */
export const today = (): string => isoDay(localDay(new Date()))
