import { useLanguage } from '../../../kit/text.ts'
import { useCityName } from '../city-name.ts'
import { clockText, timeText, weekdayAndDay } from '../time-text.ts'
import { useWallClock } from '../use-wall-clock.ts'
import styles from './Digital.module.css'
import type { DialProps } from './dial-props.ts'

/**
 * Figures: hours over minutes, or beside them where the tile is low or wide. Their weights replace the colon; a bar
 * grows upward with the seconds. The figures are in no snapshot, which would show a time that has passed.
 */
export function Digital({ config: { city, time24, seconds }, rows, columns }: DialProps) {
  const language = useLanguage()
  const nameOf = useCityName()
  const hasSeconds = seconds && rows * columns > 1
  const clock = useWallClock(city, hasSeconds)
  const time = timeText(clock, time24, language)
  const wide = rows < columns
  const large = rows > 1 && columns > 1
  const name = city === '' ? '' : nameOf(city)
  return (
    <div className={`${styles.face} ${styles[wide ? 'wide' : 'tall']} ${large ? styles.large : ''}`}>
      {large && (
        <div className={styles.head}>
          <span>{name || <span data-daily="">{weekdayAndDay(clock, language)}</span>}</span>
          <span data-volatile="">{time.period}</span>
        </div>
      )}
      <div data-volatile="" className={styles.figures} role="img" aria-label={clockText(clock, time24, language)}>
        <b>{time.hours}</b>
        <i>{time.minutes}</i>
      </div>
      {hasSeconds && (
        <div className={styles.seconds} aria-hidden="true">
          <span className={styles.track}>
            <i data-volatile="" style={{ scale: `1 ${(clock.second + 1) / 60}` }} />
          </span>
          {large && (
            <em data-volatile="" className={styles.second}>
              {time.seconds}
            </em>
          )}
        </div>
      )}
    </div>
  )
}
