import { localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { lunarText } from '../../../shared/lib/calendar/lunar-text.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import { useMessages } from './messages.ts'
import { timeSettings } from './settings.ts'
import { useToday } from './tick.ts'

/** The lunar date, behind the others of the line; from 1950 to 2099. Its tables are not in the entry. */
export function LunarDate() {
  const language = useLanguage()
  const messages = useMessages()
  const { timeLunar, timeDay, timeWeek } = useDocument(timeSettings, (now) => now)
  const lunar = lunarDate(localDay(useToday()))
  if (!timeLunar || lunar === undefined) return null
  return (
    <>
      {(timeDay || timeWeek) && <i aria-hidden="true" />}
      <span>{messages('lunar', { date: lunarText(lunar, language) })}</span>
    </>
  )
}
