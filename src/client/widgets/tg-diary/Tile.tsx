import { useRef } from 'react'
import { classes, Icon, useFittingRows } from '../../kit/components.ts'
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
          style={{ '--line': `${LINE_PX}px` }}
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
              <Page rows={rows} content={content} />
            </>
          )}
        </div>
      )}
    </DailyTile>
  )
}

/** As many lines of the entry as there is room for, on the rules of the paper. */
function Page({ rows, content }: { readonly rows: number; readonly content: string }) {
  const page = useRef<HTMLDivElement>(null)
  const lines = useFittingRows(page, LINE_PX, lineCount(rows))
  const isStrip = rows === 1
  return (
    <div ref={page} className={classes(styles.page, !isStrip && styles.ruled)}>
      <p className={isStrip ? styles.strip : styles.text} style={{ '--lines': lines }}>
        {content}
      </p>
    </div>
  )
}
