import { type CSSProperties, Fragment, useEffect, useRef } from 'react'
import { lunarText } from '../../../shared/lib/lunar-text.ts'
import { useLanguage } from '../../core/i18n.ts'
import { useDocument } from '../../core/react.ts'
import styles from './Clock.module.css'
import { dateParts, timeFigures } from './model.ts'
import { timeSettings } from './settings.ts'
import { startTicking, useToday } from './tick.ts'
import { useWords } from './words.ts'

/** The time block: figures that tick, and the date line below. */
export function Clock() {
  const values = useDocument(timeSettings, (now) => now)
  if (!values.isTime) return null
  const style: CSSProperties = {
    ...(values.timeColor !== '' && { color: values.timeColor }),
    ...(values.timeBoxShadow !== '' && { textShadow: values.timeBoxShadow }),
    '--time-size': values.timeSize,
    '--time-top': values.timeTop,
  }
  return (
    <header className={styles['clock']} style={style} data-bold={values.timeBold} data-font={values.timeFont}>
      <Figures time24={values.time24} bySecond={values.timeSecond} />
      <DateLine />
    </header>
  )
}

/** The figures. A tick writes one text node and asks React for nothing. */
function Figures({ time24, bySecond }: { readonly time24: boolean; readonly bySecond: boolean }) {
  const language = useLanguage()
  const main = useRef<HTMLSpanElement>(null)
  const small = useRef<HTMLElement>(null)
  useEffect(() => {
    // the clock is outside of React: it writes into the text nodes that React has drawn
    const show = (moment: Date) => {
      const { hours, minutes, seconds, period } = timeFigures(moment, time24, language)
      write(main.current, `${hours}:${minutes}`)
      write(small.current, [bySecond ? seconds : '', period].filter(Boolean).join(' '))
    }
    return startTicking(show, bySecond)
  }, [time24, bySecond, language])
  const begin = timeFigures(new Date(), time24, language)
  return (
    <time className={styles['time']} data-wallpaper="clock">
      <span ref={main}>{`${begin.hours}:${begin.minutes}`}</span>
      {(bySecond || !time24) && <small ref={small}>{bySecond ? begin.seconds : begin.period}</small>}
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
  const words = useWords()
  const today = useToday()
  const wanted = useDocument(timeSettings, ({ timeDay, timeWeek, timeLunar }) => ({ timeDay, timeWeek, timeLunar }))
  const { day, week, lunar } = dateParts(today, wanted, language)
  const parts = [day && words('date', day), week, lunar && words('lunar', { date: lunarText(lunar, language) })].filter(
    (part) => part !== undefined,
  )
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
