import { useId } from 'react'
import { Card, Segmented, Select, Switch } from '../../kit/components.ts'
import { useDocument } from '../../kit/documents.ts'
import { useCityName } from './city-name.ts'
import { Dial } from './dials/Dial.tsx'
import { clocks } from './document.ts'
import { CITY_IDS } from './kernel/cities.ts'
import type { Place } from './kernel/wall-clock.ts'
import { useMessages } from './messages.ts'
import { type ClockConfig, configOf, configure, STYLES, type Style } from './model.ts'
import styles from './OwnClock.module.css'

/** Whether a style has an option: what does nothing is not offered. */
const HAS: Readonly<Record<'shape' | 'seconds' | 'city', (style: Style) => boolean>> = {
  shape: (style) => style === 'dial',
  seconds: (style) => style === 'dial' || style === 'digital',
  city: (style) => style !== 'world',
}

/** One tile's clock: its styles as live previews to choose from, and its options. */
export function OwnClock({ tile }: { readonly tile: string }) {
  const messages = useMessages()
  const nameOf = useCityName()
  const config = useDocument(clocks, (now) => configOf(now, tile))
  const change = (part: Partial<ClockConfig>) => clocks.update((now) => configure(now, tile, part))
  const cities = CITY_IDS.map((value) => ({ value, label: nameOf(value) }))
  const places: readonly { readonly value: Place; readonly label: string }[] = [
    { value: '', label: messages('here') },
    ...cities,
  ]
  return (
    <section className={styles.own}>
      <StyleChoice config={config} onChange={(style) => change({ style })} />
      <Card>
        {HAS.city(config.style) && (
          <Select
            label={messages('place')}
            value={config.city}
            options={places}
            onChange={(city) => change({ city })}
          />
        )}
        {HAS.shape(config.style) && (
          <Segmented
            label={messages('shape')}
            value={config.shape}
            options={[
              { value: 'round', label: messages('round') },
              { value: 'square', label: messages('square') },
            ]}
            onChange={(shape) => change({ shape })}
          />
        )}
        {HAS.seconds(config.style) && (
          <Switch label={messages('seconds')} value={config.seconds} onChange={(seconds) => change({ seconds })} />
        )}
        <Switch label={messages('time24')} value={config.time24} onChange={(time24) => change({ time24 })} />
      </Card>
    </section>
  )
}

interface StyleChoiceProps {
  readonly config: ClockConfig
  readonly onChange: (style: Style) => void
}

/** The styles, each with this clock's options. */
function StyleChoice({ config, onChange }: StyleChoiceProps) {
  const messages = useMessages()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={messages('style')} className={styles.styles}>
      {STYLES.map((style) => (
        <label key={style} className={styles.style}>
          <input
            type="radio"
            name={name}
            checked={style === config.style}
            aria-label={messages(`style.${style}`)}
            onChange={() => onChange(style)}
          />
          <span className={styles.preview} aria-hidden="true">
            <Dial config={{ ...config, style }} rows={2} columns={2} />
          </span>
          <span>{messages(`style.${style}`)}</span>
        </label>
      ))}
    </div>
  )
}
