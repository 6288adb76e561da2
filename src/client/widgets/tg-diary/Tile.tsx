import { classes, Icon } from '../../kit/components.ts'
import { DailyTile } from '../../kit/live.ts'
import { messagesOf, useLanguage } from '../../kit/text.ts'
import { useToday } from '../../kit/time.ts'
import type { TileProps } from '../../kit/widget.ts'
import { dailyDiary } from './daily-diary.ts'
import { WEATHER_GLYPHS } from './glyphs.ts'
import type zh from './locales/zh-CN.json'
import { dateOf, LINE_PX, lineCount } from './model.ts'
import styles from './Tile.module.css'

const { useMessages } = messagesOf<keyof typeof zh>('tg-diary')

/** A page of the diary: date, weather and as much of the entry as there are lines; the smallest tile has its weather. */
export default function Tile({ rows, columns }: TileProps) {
  const messages = useMessages()
  const language = useLanguage()
  const today = useToday()
  return (
    <DailyTile text={dailyDiary}>
      {({ day }, { content, weather }) => (
        <div
          className={classes(styles.tile, rows === 1 && styles.low)}
          data-daily=""
          style={{ '--lines': lineCount(rows), '--line': `${LINE_PX}px` }}
        >
          {columns === 1 ? (
            <span className={styles.mark}>
              <Icon path={WEATHER_GLYPHS[weather]} size={28} />
            </span>
          ) : (
            <>
              {rows === 1 ? null : (
                <div className={styles.head}>
                  <b>{dateOf(day, language, today, columns > 2)}</b>
                  <span className={styles.weather}>
                    <Icon path={WEATHER_GLYPHS[weather]} size={16} />
                    <span>{messages(weather)}</span>
                  </span>
                </div>
              )}
              <p className={rows === 1 ? styles.strip : styles.text}>{content}</p>
            </>
          )}
        </div>
      )}
    </DailyTile>
  )
}
