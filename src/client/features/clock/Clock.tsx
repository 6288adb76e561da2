import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { lunarText } from '../../../shared/lib/calendar/lunar-text.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import styles from './Clock.module.css'
import { useMessages } from './messages.ts'
import { dateParts, periodLeads, timeFigures } from './model.ts'
import { timeSettings } from './settings.ts'
import { startTicking, useToday } from './tick.ts'

/** The time block: figures that tick, the date line below, what lies over both. How it looks is said by root properties (`look.ts`). */
export function Clock({ children }: { readonly children?: ReactNode }) {
  const { isTime, time24, timeSecond } = useDocument(timeSettings, (now) => now)
  if (!isTime) return null
  return (
    <header className={styles['clock']}>
      <Figures time24={time24} bySecond={timeSecond} />
      <DateLine />
      {children}
    </header>
  )
}

/** The figures. A tick writes one text node and asks React for nothing. */
function Figures({ time24, bySecond }: { readonly time24: boolean; readonly bySecond: boolean }) {
  const language = useLanguage()
  const main = useRef<HTMLSpanElement>(null)
  const second = useRef<HTMLElement>(null)
  const half = useRef<HTMLElement>(null)
  useEffect(() => {
    // the clock is outside of React: it writes into the text nodes that React has drawn
    const show = (moment: Date) => {
      const { hours, minutes, seconds, period } = timeFigures(moment, time24, language)
      write(main.current, `${hours}:${minutes}`)
      write(second.current, seconds)
      write(half.current, period)
    }
    return startTicking(show, bySecond)
  }, [time24, bySecond, language])
  const begin = timeFigures(new Date(), time24, language)
  const period = !time24 && <small ref={half}>{begin.period}</small>
  const leads = periodLeads(language)
  return (
    <time className={styles['time']} data-wallpaper="clock">
      {leads && period}
      <span ref={main}>{`${begin.hours}:${begin.minutes}`}</span>
      {bySecond && <small ref={second}>{begin.seconds}</small>}
      {!leads && period}
    </time>
  )
}

/** Writes into the text node that is there: no element comes or goes with a tick. */
function write(element: HTMLElement | null, text: string) {
  const node = element?.firstChild
  if (node instanceof Text && node.data !== text) node.data = text
}

function DateLine() {
  const language = useLanguage()
  const messages = useMessages()
  const today = useToday()
  const wanted = useDocument(timeSettings, ({ timeDay, timeWeek, timeLunar }) => ({ timeDay, timeWeek, timeLunar }))
  const { day, week, lunar } = dateParts(today, wanted, language)
  const parts = [
    day && messages('date', day),
    week,
    lunar && messages('lunar', { date: lunarText(lunar, language) }),
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return null
  return (
    <p className={styles['date']} data-wallpaper="date">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <i aria-hidden="true" />}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
