import { useEffect, useRef, useState } from 'react'
import { almanacZone } from '../../../../shared/lib/calendar/almanac-zone.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../../shared/lib/calendar/lunar.ts'
import { IconButton, Switch } from '../../../kit/components.ts'
import { plus } from '../../../kit/icons.ts'
import { useOverflowFades } from '../../../kit/interaction.ts'
import { daysText, dayText, holidayOn, lengthOf, lunarText, specialDay, statutoryDay } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { calendar } from '../document.ts'
import { useMessages } from '../messages.ts'
import { comingAfter, daysBetween } from '../model.ts'
import { useShown } from '../use-shown.ts'
import { DayEntries } from './DayEntries.tsx'
import styles from './DayPanel.module.css'
import { QuickAdd } from './QuickAdd.tsx'
import { Row } from './Row.tsx'

interface Props {
  readonly day: CalendarDay
  readonly today: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
  /** Whether the field that adds something to the day is open. */
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
}

/** The chosen day: what it is, what there is on it, what comes after it, and what the calendar shows. */
export function DayPanel({ day, today, onChoose, isAdding, onAdding }: Props) {
  const messages = useMessages()
  const language = useLanguage()
  const distance = useDistance(today)
  const panel = useRef<HTMLElement>(null)
  useOverflowFades(panel, 'y')
  const { names } = specialDay(day, language)
  return (
    <section ref={panel} className={styles.panel} aria-label={dayText(day, language, { dateStyle: 'full' })}>
      <p className={styles.head}>
        <b>{dayText(day, language, { weekday: 'long' })}</b>
        <span>{distance(day)}</span>
      </p>
      <div className={styles.figure}>
        <p>{day.day}</p>
        <IconButton
          icon={plus}
          label={messages('add')}
          shortcut="N"
          className={styles.plus}
          aria-expanded={isAdding}
          onClick={() => onAdding(!isAdding)}
        />
      </div>
      {isAdding ? <QuickAdd day={day} onClose={() => onAdding(false)} /> : null}
      {names.length > 0 && <h3 className={styles.name}>{new Intl.ListFormat(language).format(names)}</h3>}
      <Facts day={day} />
      <AlmanacFacts day={day} />
      <DayEntries day={day} onAdd={() => onAdding(true)} />
      <ComingDays day={day} distance={distance} onChoose={onChoose} />
      <ShownSwitches />
    </section>
  )
}

/** How far a day is: today, in 7 days, 3 days ago. */
function useDistance(today: CalendarDay): (day: CalendarDay) => string {
  const messages = useMessages()
  return (day) => {
    const days = daysBetween(today, day)
    if (days === 0) return messages('today')
    return days > 0 ? messages('inDays', { count: days }) : messages('daysAgo', { count: -days })
  }
}

function Facts({ day }: { readonly day: CalendarDay }) {
  const language = useLanguage()
  const messages = useMessages()
  const shown = useShown()
  const lunar = shown.lunar ? lunarDate(day, almanacZone(language)) : undefined
  const run = shown.statutory ? holidayOn(day) : undefined
  const isWorked = shown.statutory && statutoryDay(day)?.kind === 'work'
  if (lunar === undefined && run === undefined && !isWorked) return null
  return (
    <dl className={styles.facts}>
      {lunar && <Fact term={messages('lunar')} text={lunarText(lunar, language)} />}
      {lunar && language.startsWith('zh') && <Ganzhi day={day} />}
      {run && (
        <Fact
          term={messages('daysOff')}
          text={messages('run', { days: daysText(run.first, run.last, language, 'long'), count: lengthOf(run) })}
        />
      )}
      {isWorked && <Fact term={messages('daysOff')} text={messages('workDay')} />}
    </dl>
  )
}

const Fact = ({ term, text }: { readonly term: string; readonly text: string }) => (
  <>
    <dt>{term}</dt>
    <dd>{text}</dd>
  </>
)

/** The stems and branches of a day, once they are loaded; offline they may be missing. */
function Ganzhi({ day }: { readonly day: CalendarDay }) {
  const messages = useMessages()
  const [ganzhiOf, setGanzhiOf] = useState<(day: CalendarDay) => string>()
  useEffect(() => {
    // loads outside React
    import('../ganzhi.ts').then(
      (loaded) => setGanzhiOf(() => loaded.ganzhiOf),
      () => {},
    )
  }, [])
  return <Fact term={messages('ganzhi')} text={ganzhiOf?.(day) ?? '\u00a0'} />
}

/** What the almanac says of the day, once it is loaded. */
function AlmanacFacts({ day }: { readonly day: CalendarDay }) {
  const language = useLanguage()
  const messages = useMessages()
  const isShown = useShown().almanac
  const [almanacOf, setAlmanacOf] = useState<typeof import('../almanac.ts').almanacOf>()
  useEffect(() => {
    // loads outside React
    if (isShown)
      import('../almanac.ts').then(
        (loaded) => setAlmanacOf(() => loaded.almanacOf),
        () => {},
      )
  }, [isShown])
  if (!isShown || almanacOf === undefined || (language !== 'zh-CN' && language !== 'zh-TW')) return null
  const almanac = almanacOf(day, language)
  return (
    <dl className={styles.facts}>
      {(['suits', 'avoids', 'clash', 'duty'] as const).map((key) => (
        <Fact key={key} term={messages(`almanac.${key}`)} text={almanac[key]} />
      ))}
    </dl>
  )
}

/** How many days of those to come are listed. */
const COMING = 3

interface ComingDaysProps {
  readonly day: CalendarDay
  readonly distance: (day: CalendarDay) => string
  readonly onChoose: (day: CalendarDay) => void
}

function ComingDays({ day, distance, onChoose }: ComingDaysProps) {
  const language = useLanguage()
  const messages = useMessages()
  const coming = comingAfter(day, COMING, language, useShown())
  if (coming.length === 0) return null
  return (
    <div className={styles.list}>
      <h3>{messages('coming')}</h3>
      <ul>
        {coming.map((one) => (
          <Row key={one.name} text={one.name} when={distance(one.day)} onPress={() => onChoose(one.day)} />
        ))}
      </ul>
    </div>
  )
}

function ShownSwitches() {
  const messages = useMessages()
  const shown = useShown()
  const isChinese = useLanguage().startsWith('zh')
  const keys = ['lunar', 'statutory', ...(isChinese ? (['almanac'] as const) : []), 'sunday'] as const
  return (
    <div className={styles.switches}>
      {keys.map((key) => (
        <Switch
          key={key}
          label={messages(`show.${key}`)}
          value={shown[key]}
          onChange={(on) => calendar.update((choices) => ({ ...choices, [key]: on }))}
        />
      ))}
    </div>
  )
}
