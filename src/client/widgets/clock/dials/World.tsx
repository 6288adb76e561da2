import { useRef } from 'react'
import { classes, Empty } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { plus } from '../../../kit/icons.ts'
import { useLanguage } from '../../../kit/text.ts'
import { useCityName } from '../city-name.ts'
import { clocks } from '../document.ts'
import { wallClock } from '../kernel/wall-clock.ts'
import { useMessages } from '../messages.ts'
import { clockText } from '../time-text.ts'
import { useCityMenu } from '../use-city-menu.ts'
import { useDifferenceText } from '../use-difference-text.ts'
import { useMoment } from '../use-wall-clock.ts'
import type { DialProps } from './dial-props.ts'
import styles from './World.module.css'

/** From so many rows and columns on, times are read from afar. */
const LARGE = 4

/** The times of the chosen cities, as many as there is room for; one column has none for AM and PM. */
export function World({ config: { time24 }, rows, columns }: DialProps) {
  const language = useLanguage()
  const nameOf = useCityName()
  const differenceText = useDifferenceText()
  const moment = useMoment(false)
  const cities = useDocument(clocks, (now) => now.cities)
  const isLarge = rows >= LARGE && columns >= LARGE
  const shown = cities.slice(0, rows === 1 ? 1 : Math.floor(rows * (isLarge ? 1.5 : 2)))
  if (shown.length === 0) return <NoCities isLow={rows === 1 || columns === 1} />
  const shape = columns === 1 ? 'narrow' : columns < 4 ? 'middle' : 'broad'
  return (
    <ul className={classes(styles.cities, styles[shape], !time24 && styles.period, isLarge && styles.large)}>
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

/** Before the first city: one is chosen in the tile. */
function NoCities({ isLow }: { readonly isLow: boolean }) {
  const messages = useMessages()
  const place = useRef<HTMLDivElement>(null)
  const chooseCity = useCityMenu(place)
  if (isLow || chooseCity === undefined) return <p className={styles.empty}>{messages('noCities')}</p>
  return (
    <div ref={place} className={styles.ask}>
      <Empty
        title={messages('noCities')}
        action={{ label: messages('addCity'), icon: plus, run: () => chooseCity(false) }}
      />
    </div>
  )
}
