import type { MouseEvent } from 'react'
import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../../kit/components.ts'
import { type CivilTime, minutesOf, timeOfMinutes } from '../../../kit/rules.ts'
import { minuteText, useLanguage } from '../../../kit/text.ts'
import { colorClass, EventMark } from '../EventMark.tsx'
import { layOutDay } from '../kernel/day-columns.ts'
import { rangeOn } from '../kernel/hours.ts'
import type { Entry } from '../use-entries.ts'
import styles from './TimeGrid.module.css'
import type { TimeDrag } from './use-time-drag.ts'

/** How long a todo is drawn, and anything at least, in minutes. */
const TODO_MINUTES = 30
const LEAST_MINUTES = 25

interface DayColumnProps {
  readonly day: CalendarDay
  /** Those by the minute, of whatever day. */
  readonly entries: readonly Entry[]
  readonly drag: TimeDrag | undefined
  /** The minute that it is, on today alone. */
  readonly now: number | undefined
  readonly onChoose: () => void
  readonly onCreate: (event: MouseEvent<HTMLElement>) => void
}

/** The hours of a day. A double click makes an event, as a drag does; keys do by the panel. */
export function DayColumn({ day, entries, drag, now, onChoose, onCreate }: DayColumnProps) {
  const number = dayNumber(day)
  const shown = entries.filter(({ first, last }) => first <= number && last >= number)
  const ranges = shown.map((entry) => rangeOn(entry.start, endOf(entry), day))
  const places = layOutDay(ranges, LEAST_MINUTES)
  const drawn = drag && rangeOn(drag.start, drag.end, day)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: empty hours, for the pointer alone
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys choose a day by its head
    <div className={styles.column} data-column={number} onClick={onChoose} onDoubleClick={onCreate}>
      {shown.map((entry, at) => {
        const { from = 0, to = 0 } = ranges[at] ?? {}
        const { column, columns, span } = places[at] ?? { column: 0, columns: 1, span: 1 }
        return (
          <Block
            key={entry.id}
            entry={entry}
            isDragged={drag?.id === entry.id}
            box={{
              top: `calc(var(--hour) * ${from / 60})`,
              height: `calc(var(--hour) * ${Math.max(to - from, LEAST_MINUTES) / 60} - 2px)`,
              left: `${(column / columns) * 100}%`,
              width: `calc(${(span / columns) * 100}% - 3px)`,
            }}
          />
        )
      })}
      {drawn !== undefined && drawn.to > drawn.from ? (
        <DraggedBlock drag={drag} from={drawn.from} to={drawn.to} entry={entries.find(({ id }) => id === drag?.id)} />
      ) : null}
      {now === undefined ? null : <i className={styles.now} style={{ top: `calc(var(--hour) * ${now / 60})` }} />}
    </div>
  )
}

const endOf = ({ start, end, color }: Entry): CivilTime =>
  color === undefined ? timeOfMinutes(minutesOf(start) + TODO_MINUTES) : end

interface BlockProps {
  readonly entry: Entry
  readonly isDragged: boolean
  readonly box: Readonly<Record<'top' | 'height' | 'left' | 'width', string>>
}

function Block({ entry, isDragged, box }: BlockProps) {
  const language = useLanguage()
  const { id, title, start, end, color, isDone, occurrence, open } = entry
  return (
    <button
      type="button"
      className={classes(
        styles.block,
        color === undefined ? styles.todo : colorClass(color),
        isDone && styles.done,
        isDragged && styles.dragged,
      )}
      style={box}
      title={title}
      data-occurrence={occurrence === undefined ? undefined : id}
      onClick={(event) => {
        event.stopPropagation() // the day stays the one that is chosen
        open()
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <span className={styles.text}>
        <EventMark color={color} isDone={isDone} />
        <span>{title}</span>
        <time>
          {minuteText(start, language)}
          {color === undefined ? '' : ` – ${minuteText(end, language)}`}
        </time>
        {occurrence?.event.place ? <small>{occurrence.event.place}</small> : null}
      </span>
      {occurrence === undefined ? null : <i className={styles.edge} data-edge="" />}
    </button>
  )
}

interface DraggedBlockProps {
  readonly drag: TimeDrag | undefined
  readonly from: number
  readonly to: number
  readonly entry: Entry | undefined
}

/** What a drag would make of it. */
function DraggedBlock({ drag, from, to, entry }: DraggedBlockProps) {
  const language = useLanguage()
  if (drag === undefined) return null
  return (
    <div
      className={classes(styles.block, styles.preview, colorClass(entry?.color ?? 'accent'))}
      style={{
        top: `calc(var(--hour) * ${from / 60})`,
        height: `calc(var(--hour) * ${(to - from) / 60} - 2px)`,
        left: 0,
        width: 'calc(100% - 3px)',
      }}
    >
      <span className={styles.text}>
        <span>{entry?.title}</span>
        <time>
          {minuteText(drag.start, language)} – {minuteText(drag.end, language)}
        </time>
      </span>
    </div>
  )
}
