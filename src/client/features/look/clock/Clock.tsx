import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { useDocument } from '../../../core/documents/use-document.ts'
import { startTicking, useToday } from '../../../core/page/now.ts'
import { useLanguage } from '../../../core/text/i18n.ts'
import styles from './Clock.module.css'
import { useMessages } from './messages.ts'
import { dateParts, isPeriodFirst, timeFigures } from './model.ts'
import { timeSettings } from './settings.first-frame.ts'

/** The time block: figures, date line and `children`, which are loaded later. Styled by custom properties (`look.ts`). */
export function Clock({ children }: { readonly children?: ReactNode }) {
  const { isTime, time24, timeSecond } = useDocument(timeSettings, (now) => now)
  if (!isTime) return null
  return (
    <header className={styles.clock}>
      <Figures time24={time24} bySecond={timeSecond} />
      <DateLine />
      {children}
    </header>
  )
}

/** The figures. A tick writes text nodes and renders nothing. */
function Figures({ time24, bySecond }: { readonly time24: boolean; readonly bySecond: boolean }) {
  const language = useLanguage()
  const mainElement = useRef<HTMLSpanElement>(null)
  const secondElement = useRef<HTMLElement>(null)
  const periodElement = useRef<HTMLElement>(null)
  useEffect(() => {
    // ticks write into the text nodes that React has rendered
    const show = (moment: Date) => {
      const { hours, minutes, seconds, period } = timeFigures(moment, time24, language)
      write(mainElement.current, `${hours}:${minutes}`)
      write(secondElement.current, seconds)
      write(periodElement.current, period)
    }
    return startTicking(show, bySecond)
  }, [time24, bySecond, language])
  const initial = timeFigures(new Date(), time24, language)
  const period = !time24 && (
    <b ref={periodElement} data-clock="period">
      {initial.period}
    </b>
  )
  const periodFirst = isPeriodFirst(language)
  return (
    <time className={styles.time} data-wallpaper="clock">
      {periodFirst && period}
      <span ref={mainElement} data-clock={time24 ? 'time24' : 'time12'}>{`${initial.hours}:${initial.minutes}`}</span>
      {bySecond && (
        <small ref={secondElement} data-clock="second">
          {initial.seconds}
        </small>
      )}
      {!periodFirst && period}
    </time>
  )
}

/** Writes into the element's text node: a tick adds and removes no node. */
function write(element: HTMLElement | null, text: string) {
  const node = element?.firstChild
  if (node instanceof Text && node.data !== text) node.data = text
}

function DateLine() {
  const language = useLanguage()
  const messages = useMessages()
  const options = useDocument(timeSettings, (now) => now)
  const { day, week } = dateParts(useToday(), options, language)
  const date = day && messages('date', day)
  const parts = (language === 'en' && week && date ? [`${week}, ${date}`] : [date, week]).filter(
    (part) => part !== undefined,
  )
  if (parts.length === 0) return null
  return (
    <p className={styles.date} data-wallpaper="date">
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <i aria-hidden="true" />}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  )
}
