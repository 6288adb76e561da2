import type { Place } from '../../../../shared/entities/weather.ts'
import { classes } from '../../../kit/components.ts'
import { nameWidth } from '../kernel/ask-grid.ts'
import { useMessages } from '../messages.ts'
import styles from './CityChips.module.css'
import { useOfferedCities } from './use-offered-cities.ts'

/** The longest name that fits where as many cities as possible stand side by side, in em. */
const SHORT_EM = 4.4

/** Cities to choose from before one is searched for. */
export function CityChips({ onChoose }: { readonly onChoose: (place: Place) => void }) {
  const messages = useMessages()
  const cities = useOfferedCities()
  const isLong = cities.some(({ name }) => nameWidth(name) > SHORT_EM)
  return (
    <ul className={classes(styles.cities, isLong && styles.long)} aria-label={messages('cities')}>
      {cities.map(({ id, name, place }) => (
        <li key={id}>
          <button type="button" title={name} onClick={() => onChoose(place)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}
