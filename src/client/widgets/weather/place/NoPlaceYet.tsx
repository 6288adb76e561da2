import type { RefObject } from 'react'
import type { Place } from '../../../../shared/entities/weather.ts'
import { useMessages } from '../messages.ts'
import styles from './NoPlaceYet.module.css'
import { PlaceChoice } from './PlaceChoice.tsx'
import { useAsked } from './use-asked.ts'

interface NoPlaceYetProps {
  readonly id: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly onChoose: (place: Place) => void
}

/** The window before its first place. */
export function NoPlaceYet({ id, field, onChoose }: NoPlaceYetProps) {
  const messages = useMessages()
  return (
    <section className={styles.window}>
      <div className={styles.middle}>
        <svg className={styles.drawing} width="132" height="92" viewBox="0 0 132 92" aria-hidden="true">
          <circle cx="84" cy="32" r="14" />
          <path d="M84 8v-5M84 61v-4M108 32h5M101 15l3.5-3.5M67 15l-3.5-3.5M101 49l3.5 3.5" />
          <path className={styles.cloud} d="M30 66a13 13 0 0 1 0-26 19 19 0 0 1 36-3 14 14 0 0 1 4 29z" />
          <path d="M8 82c18-7 36 3 54-2s38-6 62 1M24 90c16-3 34 1 52-2" />
        </svg>
        <h2>{messages('umbrella')}</h2>
        <p>{messages('umbrellaHint')}</p>
        <PlaceChoice id={id} field={field} onChoose={onChoose} />
        <small>{useAsked('asksWindow')}</small>
      </div>
    </section>
  )
}
