import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type CalendarDay, dayNumber, dayOfNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../../kit/components.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { dayAfterKey, weeksOf } from '../kernel/month.ts'
import { useEntries } from '../use-entries.ts'
import { useShown } from '../use-shown.ts'
import styles from './MonthGrid.module.css'
import { MonthRow } from './MonthRow.tsx'

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
  const shown = useShown()
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
    const next = dayAfterKey(day, event.key, event.shiftKey, shown.sunday)
    if (next === undefined) return
    event.preventDefault()
    event.stopPropagation() // pages of the home screen turn by these keys
    choose(next)
  }
  const hasLines = shown.lunar || language.startsWith('zh')
  const weeks = weeksOf(day, shown.sunday)
  const entries = useEntries(weeks[0]?.[0] ?? dayOfNumber(0), 42)
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
          <MonthRow
            key={week[0]?.number}
            week={week}
            entries={entries}
            chosen={chosen}
            today={dayNumber(today)}
            onKeyDown={handleKey}
            onChoose={choose}
            onAdd={onAdd}
          />
        ))}
      </tbody>
    </table>
  )
}
