import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { almanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { classes } from '../../kit/components.ts'
import { dayText, joinPhrases, lunarText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './MonthGrid.module.css'
import { useMessages } from './messages.ts'
import { dayFacts } from './model.ts'
import { dayAfterKey, type GridDay, isInRange, weeksOf } from './month.ts'
import { useEntries } from './use-entries.ts'
import { useShown } from './use-shown.ts'

interface Props {
  readonly day: CalendarDay
  readonly today: CalendarDay
  readonly onChoose: (day: CalendarDay) => void
  /** Adds something to the chosen day. */
  readonly onAdd: () => void
}

/** The days of a month as the grid of WAI-ARIA: one tab stop, which is the chosen day and moves by arrows. */
export function MonthGrid({ day, today, onChoose, onAdd }: Props) {
  const language = useLanguage()
  const grid = useRef<HTMLTableElement>(null)
  const takesFocus = useRef(false)
  const chosen = dayNumber(day)
  useLayoutEffect(() => {
    // another cell may have become the tab stop; the focus goes with the choice
    if (takesFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
    takesFocus.current = false
  }, [chosen])
  const choose = (next: CalendarDay) => {
    takesFocus.current = true
    onChoose(next)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && event.target === event.currentTarget) {
      event.preventDefault()
      onAdd()
      return
    }
    const next = dayAfterKey(day, event.key, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation() // pages of the home screen turn by these keys
    choose(next)
  }
  const hasLines = useShown().lunar || language.startsWith('zh')
  const weeks = weeksOf(day)
  const busy = useBusyDays(weeks)
  return (
    <table
      ref={grid}
      className={classes(styles.grid, !hasLines && styles.bare)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of WAI-ARIA is a table
      role="grid"
      aria-label={dayText(day, language, { year: 'numeric', month: 'long' })}
    >
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one.number} scope="col" abbr={dayText(one, language, { weekday: 'long' })}>
              {dayText(one, language, { weekday: language === 'en' ? 'short' : 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.number}>
            {week.map((one) => (
              <Cell
                key={one.number}
                day={one}
                isChosen={one.number === chosen}
                isToday={one.number === dayNumber(today)}
                isBusy={busy.has(one.number)}
                onKeyDown={handleKey}
                onChoose={choose}
                onAdd={onAdd}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The days of these weeks, by number, on which something is still to be done. */
function useBusyDays(weeks: readonly (readonly GridDay[])[]): ReadonlySet<number> {
  const days = weeks.flat()
  const entries = useEntries(days[0] ?? dayOfNumber(0), days.length).filter(({ isDone }) => !isDone)
  const isBusy = (number: number) => entries.some(({ first, last }) => first <= number && last >= number)
  return new Set(days.map(({ number }) => number).filter(isBusy))
}

interface CellProps {
  readonly day: GridDay
  readonly isChosen: boolean
  readonly isToday: boolean
  /** Whether something is still to be done on the day. */
  readonly isBusy: boolean
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: (day: CalendarDay) => void
  readonly onAdd: () => void
}

function Cell({ day, isChosen, isToday, isBusy, onKeyDown, onChoose, onAdd }: CellProps) {
  const language = useLanguage()
  const messages = useMessages()
  const { names, kind, lunar, duty } = dayFacts(day, language, useShown())
  const isKnown = isInRange(day)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be chosen
      role="gridcell"
      className={classes(
        styles.day,
        day.isOutside && styles.outside,
        day.isWeekend && styles.weekend,
        isToday && styles.today,
        isBusy && styles.busy,
        isChosen && styles.chosen,
      )}
      data-day={day.number}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isKnown ? undefined : true}
      aria-label={useDayLabel(day, isBusy)}
      onClick={() => isKnown && onChoose({ year: day.year, month: day.month, day: day.day })}
      onDoubleClick={() => isKnown && onAdd()}
      onKeyDown={onKeyDown}
    >
      <span className={styles.cell}>
        <b>{day.day}</b>
        <small className={styles[kind]}>{names[0] ?? lunar}</small>
        {duty && <span className={classes(styles.duty, styles[duty])}>{messages(duty)}</span>}
      </span>
    </td>
  )
}

/** All that is known of a day, for those who do not see its cell. */
function useDayLabel(day: CalendarDay, isBusy: boolean): string {
  const language = useLanguage()
  const messages = useMessages()
  const shown = useShown()
  const { names, duty } = dayFacts(day, language, shown)
  const lunar = shown.lunar ? lunarDate(day, almanacZone(language)) : undefined
  const phrases = [
    dayText(day, language, { dateStyle: 'full' }),
    ...names,
    lunar && messages('lunarDate', { date: lunarText(lunar, language) }),
    duty && messages(`${duty}Day`),
    isBusy ? messages('agenda') : undefined,
  ]
  return joinPhrases(phrases, language)
}
