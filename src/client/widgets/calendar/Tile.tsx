import { almanacZone } from '../../../shared/lib/calendar/almanac-zone.ts'
import { type CalendarDay, localDay } from '../../../shared/lib/calendar/calendar-day.ts'
import { lunarDate } from '../../../shared/lib/calendar/lunar.ts'
import { classes } from '../../kit/components.ts'
import { dayText, lunarText, nextSpecialDay, shortLunarText } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { MiniMonth } from './MiniMonth.tsx'
import { useMessages } from './messages.ts'
import { tileLayout } from './model.ts'
import styles from './Tile.module.css'
import { useShown } from './use-shown.ts'

/** Days that a special day is told before it. */
const YEAR_DAYS = 366
/** From so many columns the weekday has room for its long name. */
const WIDE_COLUMNS = 4

/** Today: weekday, day, lunar date and what is next; in larger tiles its month. */
export default function Tile({ rows, columns }: TileProps) {
  const today = localDay(useToday())
  const language = useLanguage()
  const layout = tileLayout(rows, columns)
  const isShort = layout !== 'day' && columns < WIDE_COLUMNS
  const isNarrow = layout === 'column' || (layout === 'row' && columns < WIDE_COLUMNS)
  const lunar = useLunar(today, layout === 'column')
  const note = useNote(today)
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
        {layout === 'icon' ? null : (
          <span className={styles.foot}>
            {lunar && <span className={styles.lunar}>{lunar}</span>}
            {note && !isNarrow && <span className={styles.note}>{note}</span>}
          </span>
        )}
      </div>
      {layout === 'beside' || layout === 'below' ? (
        <MiniMonth
          today={today}
          withNotes={language.startsWith('zh') && rows > WIDE_COLUMNS && columns > WIDE_COLUMNS + 1}
        />
      ) : null}
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
