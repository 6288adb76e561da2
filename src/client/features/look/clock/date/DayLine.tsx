import { almanacZone } from '../../../../../shared/lib/calendar/almanac-zone.ts'
import { localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../../../shared/lib/calendar/lunar.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useNow } from '../../../../core/page/now.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { lunarText } from '../../../../lib/calendar/lunar-text.ts'
import { useMessages } from '../messages.ts'
import { timeSettings } from '../settings.first-frame.ts'
import styles from './DayLine.module.css'
import { type Occasion, occasionOf } from './day-line.ts'

/** Changes at every hour, and so at midnight. */
const hourOf = (moment: Date) => `${moment.getHours()} ${moment.toDateString()}`

/**
 * The line under the date: the lunar date, and a holiday or solar term that is near, else a greeting. Its tables are
 * not in the entry; it takes no room of its own, so that nothing moves when it comes.
 */
export function DayLine() {
  const language = useLanguage()
  const messages = useMessages()
  const now = useNow(hourOf)
  const { timeLunar, timeGreeting } = useDocument(timeSettings, (values) => values)
  const lunar = timeLunar ? lunarDate(localDay(now), almanacZone(language)) : undefined // known from 1950 to 2099
  if (lunar === undefined && !timeGreeting) return null
  return (
    <p className={styles.line} data-wallpaper="date" data-lunar={lunar === undefined ? undefined : ''}>
      {lunar && <span>{messages('lunar', { date: lunarText(lunar, language) })}</span>}
      {lunar && timeGreeting && <i aria-hidden="true" />}
      {timeGreeting && <OccasionText occasion={occasionOf(now, language)} />}
    </p>
  )
}

function OccasionText({ occasion }: { readonly occasion: Occasion }) {
  const messages = useMessages()
  if (occasion.kind === 'greeting')
    return <span data-clock="greeting">{messages(`greeting.${occasion.greeting}`)}</span>
  return <span>{messages(`special.${occasion.kind}`, { ...occasion })}</span>
}
