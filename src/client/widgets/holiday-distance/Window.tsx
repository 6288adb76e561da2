import { type CalendarDay, dayNumber, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import {
  daysText,
  dayText,
  type Holiday,
  holidayText,
  lengthOf,
  swappedDays,
  upcomingHolidays,
} from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useStatutoryDays, useToday } from '../../kit/time.ts'
import { Days } from './Days.tsx'
import { useMessages } from './messages.ts'
import { distanceOf } from './model.ts'
import { Scene } from './Scene.tsx'
import styles from './Window.module.css'

/** A year and more of holidays. */
const LISTED = 8

/** All holidays of the next year: their days off, and the days that are worked in their place. */
export default function Window() {
  const today = localDay(useToday())
  useStatutoryDays()
  const messages = useMessages()
  const holidays = upcomingHolidays(today, LISTED)
  const [nearest] = holidays
  return (
    <div className={styles.window}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: nothing in it takes the focus, and arrows must scroll it */}
      <section className={styles.content} tabIndex={0} aria-label={messages('name')}>
        {nearest && <Hero holiday={nearest} today={today} />}
        <ol className={styles.list}>
          {holidays.slice(1).map((holiday) => (
            <Line key={dayNumber(holiday.first)} holiday={holiday} today={today} />
          ))}
        </ol>
        {holidays.some(({ isPublished }) => !isPublished) && <p className={styles.note}>{messages('unpublished')}</p>}
      </section>
    </div>
  )
}

interface HolidayProps {
  readonly holiday: Holiday
  readonly today: CalendarDay
}

function Hero({ holiday, today }: HolidayProps) {
  const language = useLanguage()
  const messages = useMessages()
  const distance = distanceOf(holiday, today)
  return (
    <section className={styles.hero}>
      <Scene />
      <div className={styles.text}>
        <h2>{messages(distance.kind, { name: holidayText(holiday.name, language) })}</h2>
        <Days days={distance.days} className={styles.days} />
        <Plan holiday={holiday} />
      </div>
    </section>
  )
}

function Line({ holiday, today }: HolidayProps) {
  const language = useLanguage()
  return (
    <li>
      <div>
        <h3>{holidayText(holiday.name, language)}</h3>
        <Plan holiday={holiday} />
      </div>
      <Days days={distanceOf(holiday, today).days} className={styles.days} />
    </li>
  )
}

/** The days off of a holiday, and what is worked for them; before they are published, the day of the festival. */
function Plan({ holiday }: { readonly holiday: Holiday }) {
  const language = useLanguage()
  const messages = useMessages()
  const day = (one: CalendarDay) => dayText(one, language, { month: 'short', day: 'numeric', weekday: 'short' })
  if (!holiday.isPublished)
    return (
      <p>{dayText(holiday.first, language, { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' })}</p>
    )
  const swapped = swappedDays(holiday)
  return (
    <>
      <p>
        {messages('run', {
          days: daysText(holiday.first, holiday.last, language, 'long'),
          count: lengthOf(holiday),
        })}
      </p>
      {swapped.length > 0 && (
        <p>{messages('worked', { days: new Intl.ListFormat(language).format(swapped.map(day)) })}</p>
      )}
    </>
  )
}
