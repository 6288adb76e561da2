import { classes } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useCityName } from '../city-name.ts'
import { clocks } from '../document.ts'
import { wallClock } from '../kernel/wall-clock.ts'
import { useMessages } from '../messages.ts'
import { clockText } from '../time-text.ts'
import { useDifferenceText } from '../use-difference-text.ts'
import { useMoment } from '../use-wall-clock.ts'
import type { DialProps } from './dial-props.ts'
import styles from './World.module.css'

/** The times of the chosen cities, as many as there is room for; one column has none for AM and PM. */
export function World({ config: { time24 }, rows, columns }: DialProps) {
  const messages = useMessages()
  const language = useLanguage()
  const nameOf = useCityName()
  const differenceText = useDifferenceText()
  const moment = useMoment(false)
  const cities = useDocument(clocks, (now) => now.cities)
  const shown = cities.slice(0, rows === 1 ? 1 : rows * 2)
  if (shown.length === 0) return <p className={styles.empty}>{messages('noCities')}</p>
  const shape = columns === 1 ? 'narrow' : columns < 4 ? 'middle' : 'broad'
  return (
    <ul className={classes(styles.cities, styles[shape], !time24 && styles.period)}>
      {shown.map((city) => (
        <li key={city}>
          <span>{nameOf(city)}</span>
          {shape === 'broad' && (
            <small data-volatile="" className={styles.difference}>
              {differenceText(moment, city)}
            </small>
          )}
          <b>
            <span data-volatile="">{clockText(wallClock(moment, city), time24 || shape === 'narrow', language)}</span>
          </b>
        </li>
      ))}
    </ul>
  )
}
