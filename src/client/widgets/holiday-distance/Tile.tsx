import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { classes } from '../../kit/components.ts'
import { daysText, dayText, type Holiday, holidayText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useStatutoryDays, useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { Days } from './Days.tsx'
import { MoonDisc } from './MoonDisc.tsx'
import { useMessages } from './messages.ts'
import { distanceOf, listedHolidays, type TileKind, tileLayout } from './model.ts'
import { Scene } from './Scene.tsx'
import styles from './Tile.module.css'

/** The nearest holiday by its days, in the night scene where there is room, and the three after it. */
export default function Tile({ rows, columns }: TileProps) {
  const today = localDay(useToday())
  useStatutoryDays()
  const { kind } = tileLayout(rows, columns)
  const [nearest, ...more] = listedHolidays(today, rows, columns)
  if (nearest === undefined) return null // after 2099 nothing is known
  const shared = { today, kind, isNarrow: kind === 'beside' ? columns === 3 : columns < 3 && kind === 'below' }
  return (
    <div className={classes(styles.tile, styles[kind], kind === 'below' && rows === 3 && styles.short)}>
      <div className={styles.hero}>
        {kind === 'row' ? <MoonDisc /> : <Scene />}
        <Nearest holiday={nearest} {...shared} />
      </div>
      {more.length > 0 && (
        <ul className={styles.list} data-daily="">
          {more.map((holiday) => (
            <Line key={`${holiday.name} ${holiday.first.year}`} holiday={holiday} {...shared} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface HolidayProps {
  readonly holiday: Holiday
  readonly today: CalendarDay
  readonly kind: TileKind
  /** Whether there is room for the first day off alone. */
  readonly isNarrow: boolean
}

function Nearest({ holiday, today, kind, isNarrow }: HolidayProps) {
  const language = useLanguage()
  const messages = useMessages()
  const distance = distanceOf(holiday, today)
  const name = holidayText(holiday.name, language)
  const said = `${messages(distance.kind, { name })} ${messages('days', { count: distance.days })}`
  if (kind === 'icon')
    return (
      <span className={styles.text} data-daily="" role="img" aria-label={said}>
        <b className={styles.figure}>{distance.days}</b>
      </span>
    )
  return (
    <span className={styles.text} data-daily="">
      <span className={styles.label}>{kind === 'column' ? name : messages(distance.kind, { name })}</span>
      <Days days={distance.days} className={styles.days} />
      <span className={styles.date}>
        {holiday.isPublished && !isNarrow
          ? daysText(holiday.first, holiday.last, language, 'short')
          : dayText(holiday.first, language, { ...MONTH_AND_DAY, weekday: 'short' })}
      </span>
    </span>
  )
}

const MONTH_AND_DAY = { month: 'short', day: 'numeric' } as const

function Line({ holiday, today, isNarrow }: HolidayProps) {
  const language = useLanguage()
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <b>{holidayText(holiday.name, language)}</b>
        <span>
          {isNarrow
            ? dayText(holiday.first, language, MONTH_AND_DAY)
            : daysText(holiday.first, holiday.last, language, 'short')}
        </span>
      </div>
      <Days days={distanceOf(holiday, today).days} className={styles.days} />
    </li>
  )
}
