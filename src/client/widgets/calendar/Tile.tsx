import { almanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { classes } from '../../kit/components.ts'
import { dayText, lunarText, nextSpecialDay, shortLunarText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { useMessages } from './messages.ts'
import { tileLayout } from './model.ts'
import styles from './Tile.module.css'
import { ComingList, Next, useComing } from './tile/Coming.tsx'
import { MiniMonth } from './tile/MiniMonth.tsx'
import { useShown } from './use-shown.ts'

/** Days that a special day is told before it. */
const YEAR_DAYS = 366
/** From so many columns the weekday has room for its long name. */
const WIDE_COLUMNS = 4

/** Today: weekday, day, lunar date and what is next; in larger tiles its month, and what comes next. */
export default function Tile({ rows, columns }: TileProps) {
  const today = localDay(useToday())
  const language = useLanguage()
  const layout = tileLayout(rows, columns)
  const isShort = layout !== 'day' && columns < WIDE_COLUMNS
  const isNarrow = layout === 'column' || (layout === 'row' && columns < WIDE_COLUMNS)
  return (
    <div
      className={classes(
        styles.tile,
        styles[layout],
        (isNarrow || columns < 3) && styles.narrow,
        layout === 'beside' && columns === 3 && styles.tight,
      )}
      data-daily=""
    >
      <div className={styles.today}>
        <b className={styles.weekday}>{dayText(today, language, { weekday: isShort ? 'short' : 'long' })}</b>
        <span className={styles.month}>
          {dayText(today, language, { month: isNarrow && layout === 'row' ? 'long' : 'short' })}
        </span>
        <span className={styles.figure}>{today.day}</span>
        {layout === 'icon' ? null : layout === 'day' ? (
          <DayFoot today={today} />
        ) : (
          <Foot today={today} isNarrow={isNarrow} isDayAlone={layout === 'column'} />
        )}
      </div>
      {layout === 'beside' || layout === 'below' ? (
        <Around
          today={today}
          layout={layout}
          rows={rows}
          columns={columns}
          withNotes={language.startsWith('zh') && rows > WIDE_COLUMNS && columns > WIDE_COLUMNS + 1}
        />
      ) : null}
    </div>
  )
}

interface FootProps {
  readonly today: CalendarDay
  readonly isNarrow: boolean
  readonly isDayAlone: boolean
}

/** The lunar date, and the festival or term of today or the next one. */
function Foot({ today, isNarrow, isDayAlone }: FootProps) {
  const lunar = useLunar(today, isDayAlone)
  const note = useNote(today)
  return (
    <span className={styles.foot}>
      {lunar && <span className={styles.lunar}>{lunar}</span>}
      {note && !isNarrow && <span className={styles.note}>{note}</span>}
    </span>
  )
}

/** Below the day alone: what comes next has the place of the next festival. */
function DayFoot({ today }: { readonly today: CalendarDay }) {
  const lunar = useLunar(today, false)
  const coming = useComing(today)
  const next = coming?.[0]
  if (coming !== undefined && next === undefined) return <Foot today={today} isNarrow={false} isDayAlone={false} />
  return (
    <span className={styles.foot} data-next="">
      {lunar && <span className={styles.lunar}>{lunar}</span>}
      {next && <Next coming={next} isTall={!lunar} />}
    </span>
  )
}

interface AroundProps extends Pick<TileProps, 'rows' | 'columns'> {
  readonly today: CalendarDay
  readonly layout: 'beside' | 'below'
  readonly withNotes: boolean
}

/** The month, and where there is room for names what comes next: below the month, or in its place beside the day. */
function Around({ columns, ...place }: AroundProps) {
  if (columns >= WIDE_COLUMNS) return <WideAround {...place} />
  return <MiniMonth today={place.today} withNotes={place.withNotes} />
}

function WideAround({ today, layout, rows, withNotes }: Omit<AroundProps, 'columns'>) {
  const coming = useComing(today)
  if (coming === undefined) return null
  const hasMonth = layout === 'below' || coming.length === 0
  return (
    <div className={styles.around}>
      {hasMonth ? <MiniMonth today={today} withNotes={withNotes} /> : null}
      {coming.length === 0 ? null : <ComingList coming={coming} most={hasMonth ? rows - 2 : rows * 2 + 1} />}
    </div>
  )
}

/** The lunar date of today, or its day alone where there is no room for more. */
function useLunar(today: CalendarDay, isDayAlone: boolean): string | undefined {
  const language = useLanguage()
  const messages = useMessages()
  const { lunar: isShown } = useShown()
  const lunar = isShown ? lunarDate(today, almanacZone(language)) : undefined
  if (lunar === undefined) return undefined
  const isChinese = language.startsWith('zh')
  const date = isChinese && !isDayAlone ? lunarText(lunar, language) : shortLunarText(lunar, language)
  return isDayAlone ? date : messages('lunarDate', { date })
}

/** The festival or term of today, else how far the next one is. */
function useNote(today: CalendarDay): string | undefined {
  const language = useLanguage()
  const messages = useMessages()
  const next = nextSpecialDay(today, language, YEAR_DAYS)
  const name = next && new Intl.ListFormat(language).format(next.names)
  if (next === undefined || name === undefined) return undefined
  return next.days === 0 ? name : messages('until', { name, count: next.days })
}
