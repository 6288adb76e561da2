import { useEffect, useId, useRef } from 'react'
import { Button, Card, IconButton, Row, TextRow } from '../../../kit/components.ts'
import { close, trash } from '../../../kit/icons.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { dayText } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { changeEventBy, detachOccurrence, removeEvent, removeOccurrence } from '../actions.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import { LIMITS } from '../kernel/event.ts'
import type { Occurrence } from '../kernel/occurrences.ts'
import { useMessages } from '../messages.ts'
import { requestOccurrence } from '../shown.ts'
import styles from './EventEditor.module.css'
import { NameRow } from './NameRow.tsx'
import { TimeRows } from './TimeRows.tsx'

interface EventEditorProps {
  readonly occurrence: Occurrence
  /** Whether it has just been made. */
  readonly isNew: boolean
  readonly onClose: () => void
}

/** All of an event, opened from one of its times; each change is kept at once. */
export function EventEditor({ occurrence, isNew, onClose }: EventEditorProps) {
  const messages = useMessages()
  const { event } = occurrence
  const pane = useRef<HTMLElement>(null)
  const title = useId()
  useEffect(() => {
    // in a narrow window it takes the place of the days; the name of a new one is typed over
    if (isNew) pane.current?.querySelector('input')?.select()
    else pane.current?.focus()
  }, [isNew])
  const deleteBy = (remove: () => void) => () => {
    remove()
    onClose()
  }
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-labelledby={title}
      className={styles.pane}
      onKeyDown={(press) => {
        if (press.key !== 'Escape' || isComposing(press.nativeEvent)) return
        press.stopPropagation() // Esc closes the event, not the window
        onClose()
      }}
    >
      <header className={styles.header}>
        <h3 id={title}>{messages('event')}</h3>
        <IconButton icon={close} label={messages('closeEvent')} iconSize={16} onClick={onClose} />
      </header>
      {event.recurrence === null ? null : <ThisTime occurrence={occurrence} onClose={onClose} />}
      <Card>
        <NameRow event={event} isNew={isNew} />
      </Card>
      <Card>
        <TimeRows event={event} />
      </Card>
      <Card>
        <TextRow
          label={messages('place')}
          value={event.place}
          max={LIMITS.place}
          onChange={(place) => changeEventBy(event.id, { place })}
        />
        <Row
          label={messages('color')}
          below={
            <ColorChoice
              label={messages('color')}
              value={event.color}
              onChange={(color) => changeEventBy(event.id, { color })}
            />
          }
        />
        <NoteRow occurrence={occurrence} />
      </Card>
      <Button kind="text" size="s" icon={trash} className={styles.delete} onClick={deleteBy(() => removeEvent(event))}>
        {messages(event.recurrence === null ? 'delete' : 'deleteAll')}
      </Button>
    </section>
  )
}

/** Of a repeating event: which of its times was opened, and what can be done with it alone. */
function ThisTime({ occurrence, onClose }: Omit<EventEditorProps, 'isNew'>) {
  const messages = useMessages()
  const language = useLanguage()
  const apart = () => {
    const own = detachOccurrence(occurrence)
    if (own !== undefined) requestOccurrence(own)
  }
  return (
    <div className={styles.time}>
      <p>
        <b>{dayText(occurrence.day, language, { month: 'long', day: 'numeric', weekday: 'short' })}</b>
        <small>{messages('eachTime')}</small>
      </p>
      <div>
        <Button kind="text" size="s" onClick={apart}>
          {messages('onlyThis')}
        </Button>
        <Button
          kind="text"
          size="s"
          className={styles.delete}
          onClick={() => {
            removeOccurrence(occurrence)
            onClose()
          }}
        >
          {messages('deleteThis')}
        </Button>
      </div>
    </div>
  )
}

function NoteRow({ occurrence: { event } }: Pick<EventEditorProps, 'occurrence'>) {
  const messages = useMessages()
  const field = useId()
  return (
    <Row
      label={messages('note')}
      control={field}
      below={
        <textarea
          id={field}
          className={styles.note}
          maxLength={LIMITS.note}
          rows={3}
          value={event.note}
          onChange={({ currentTarget }) => changeEventBy(event.id, { note: currentTarget.value })}
        />
      }
    />
  )
}
