import { useId } from 'react'
import { classes } from '../../kit/components.ts'
import styles from './ColorChoice.module.css'
import { colorClass, EventMark } from './EventMark.tsx'
import { EVENT_COLORS, type EventColor } from './kernel/event.ts'
import { useMessages } from './messages.ts'

interface ColorChoiceProps {
  /** What has the colour, for assistive technology. */
  readonly label: string
  readonly value: EventColor
  readonly onChange: (color: EventColor) => void
}

/** The colours of events and calendars, each with its shape. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const messages = useMessages()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.colors}>
      {EVENT_COLORS.map((one) => (
        <label key={one} className={classes(styles.color, colorClass(one))} title={messages(`color.${one}`)}>
          <input
            type="radio"
            name={name}
            aria-label={messages(`color.${one}`)}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          <EventMark color={one} />
        </label>
      ))}
    </div>
  )
}
