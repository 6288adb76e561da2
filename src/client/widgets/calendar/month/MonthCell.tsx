import type { KeyboardEvent, RefObject } from 'react'
import { almanacZone } from '../../../../shared/lib/calendar/almanac-zone.ts'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../../shared/lib/calendar/lunar.ts'
import { classes } from '../../../kit/components.ts'
import { dayText, joinPhrases, lunarText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { EntryBar, type EntrySegment } from '../EntryBar.tsx'
import { colorClass } from '../EventMark.tsx'
import { type GridDay, isInRange } from '../kernel/month.ts'
import { useMessages } from '../messages.ts'
import { dayFacts } from '../model.ts'
import type { Entry } from '../use-entries.ts'
import { useShown } from '../use-shown.ts'
import styles from './MonthGrid.module.css'

interface MonthCellProps {
  readonly day: GridDay
  readonly isChosen: boolean
  readonly isToday: boolean
  /** What is still to come on the day. */
  readonly open: readonly Entry[]
  /** What begins in this cell of what is drawn in its row. */
  readonly segments: readonly EntrySegment[]
  /** How many entries of the day have no room, and the lane in which that is said. */
  readonly more: number
  readonly moreLane: number
  /** The element by which the room for entries is measured, in one of the cells. */
  readonly area: RefObject<HTMLSpanElement | null> | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onChoose: (day: CalendarDay) => void
  readonly onAdd: () => void
}

/** How many dots stand for what there is on a day. */
const MAX_DOTS = 3

/** A day of a month: its number, its name or lunar date, and what there is on it, which the panel lists for keys. */
export function MonthCell({ day, isChosen, isToday, open, segments, more, moreLane, area, ...on }: MonthCellProps) {
  const language = useLanguage()
  const messages = useMessages()
  const { names, kind, lunar, duty } = dayFacts(day, language, useShown())
  const isKnown = isInRange(day)
  const choose = () => isKnown && on.onChoose({ year: day.year, month: day.month, day: day.day })
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid can be chosen
      role="gridcell"
      className={classes(
        styles.day,
        day.isOutside && styles.outside,
        day.isWeekend && styles.weekend,
        isToday && styles.today,
        isChosen && styles.chosen,
      )}
      data-day={day.number}
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-disabled={isKnown ? undefined : true}
      aria-label={useDayLabel(day, open.length > 0)}
      onClick={choose}
      onDoubleClick={() => isKnown && on.onAdd()}
      onKeyDown={on.onKeyDown}
    >
      <span className={styles.cell}>
        <b>{day.day}</b>
        <small className={styles[kind]} title={names.join(' ') || undefined}>
          {names[0] ?? lunar}
        </small>
        {duty && <span className={classes(styles.duty, styles[duty])}>{messages(duty)}</span>}
      </span>
      <span className={styles.dots}>
        {open.slice(0, MAX_DOTS).map(({ id, color }) => (
          <i key={id} className={color && colorClass(color)} />
        ))}
      </span>
      <span ref={area} className={styles.entries}>
        {segments.map((segment) => (
          <EntryBar key={segment.entry.id} {...segment} />
        ))}
        {more > 0 ? (
          <span className={styles.more} style={{ '--lane': moreLane }}>
            +{more}
          </span>
        ) : null}
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
