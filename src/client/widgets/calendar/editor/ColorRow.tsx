import { useId } from 'react'
import { classes, Row } from '../../../kit/components.ts'
import { changeEventBy } from '../actions.ts'
import { colorClass, EventMark } from '../EventMark.tsx'
import { type CalendarEvent, EVENT_COLORS } from '../kernel/event.ts'
import { useMessages } from '../messages.ts'
import styles from './ColorRow.module.css'

/** The colour of an event, each with its shape. */
export function ColorRow({ event: { id, color } }: { readonly event: CalendarEvent }) {
  const messages = useMessages()
  const name = useId()
  return (
    <Row
      label={messages('color')}
      below={
        <div role="radiogroup" aria-label={messages('color')} className={styles.colors}>
          {EVENT_COLORS.map((one) => (
            <label key={one} className={classes(styles.color, colorClass(one))} title={messages(`color.${one}`)}>
              <input
                type="radio"
                name={name}
                aria-label={messages(`color.${one}`)}
                checked={one === color}
                onChange={() => changeEventBy(id, { color: one })}
              />
              <EventMark color={one} />
            </label>
          ))}
        </div>
      }
    />
  )
}
