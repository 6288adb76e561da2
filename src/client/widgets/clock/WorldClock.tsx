import { useRef } from 'react'
import { Button, Empty, IconButton } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { minus, plus } from '../../kit/icons.ts'
import { showToast } from '../../kit/interaction.ts'
import { useLanguage } from '../../kit/text.ts'
import { useCityName } from './city-name.ts'
import { clocks } from './document.ts'
import type { CityId } from './kernel/cities.ts'
import { wallClock } from './kernel/wall-clock.ts'
import { useMessages } from './messages.ts'
import { removeCity, restoreCity } from './model.ts'
import { clockText } from './time-text.ts'
import { useCityMenu } from './use-city-menu.ts'
import { useDifferenceText } from './use-difference-text.ts'
import { useMoment } from './use-wall-clock.ts'
import styles from './WorldClock.module.css'

/** The user's cities with their times, as the tiles of the style "world" show them, too. */
export function WorldClock({ time24 }: { readonly time24: boolean }) {
  const messages = useMessages()
  const nameOf = useCityName()
  const moment = useMoment(false)
  const cities = useDocument(clocks, (now) => now.cities)
  const add = useRef<HTMLButtonElement>(null)
  const chooseCity = useCityMenu(add)
  const remove = (city: CityId, row: Element | null) => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    const next = neighbour?.querySelector('button') ?? add.current
    next?.focus() // its own button goes with the city
    const index = clocks.get().cities.indexOf(city)
    clocks.update((now) => removeCity(now, city))
    const undo = () => clocks.update((now) => restoreCity(now, city, index))
    const text = messages('removed', { city: nameOf(city) })
    showToast({ kind: 'success', text, action: { label: messages('undo'), run: undo } })
  }
  return (
    <section className={styles.world}>
      <header>
        <h2>{messages('world')}</h2>
        {chooseCity && (
          <Button
            ref={add}
            size="s"
            icon={plus}
            aria-haspopup="menu"
            aria-expanded={false}
            onClick={({ detail }) => chooseCity(detail === 0)}
          >
            {messages('addCity')}
          </Button>
        )}
      </header>
      {cities.length === 0 ? (
        <Empty title={messages('noCities')} />
      ) : (
        <ul>
          {cities.map((city) => (
            <CityRow key={city} city={city} moment={moment} time24={time24} onRemove={remove} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface CityRowProps {
  readonly city: CityId
  readonly moment: Date
  readonly time24: boolean
  readonly onRemove: (city: CityId, row: Element | null) => void
}

function CityRow({ city, moment, time24, onRemove }: CityRowProps) {
  const messages = useMessages()
  const language = useLanguage()
  const nameOf = useCityName()
  const differenceText = useDifferenceText()
  return (
    <li>
      <span>
        <b>{nameOf(city)}</b>
        <small>{differenceText(moment, city)}</small>
      </span>
      <time>{clockText(wallClock(moment, city), time24, language)}</time>
      <IconButton
        icon={minus}
        size={28}
        iconSize={14}
        round
        label={messages('remove', { city: nameOf(city) })}
        onClick={({ currentTarget }) => onRemove(city, currentTarget.closest('li'))}
      />
    </li>
  )
}
