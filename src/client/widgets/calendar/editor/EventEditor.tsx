import { Button, Card, DetailsPane, Row, TextAreaRow, TextRow } from '../../../kit/components.ts'
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
import { ReminderRows } from './ReminderRows.tsx'
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
  return (
    <DetailsPane
      title={messages('event')}
      closeLabel={messages('closeEvent')}
      onClose={onClose}
      remove={{
        label: messages(event.recurrence === null ? 'delete' : 'deleteAll'),
        run: () => {
          removeEvent(event)
          onClose()
        },
      }}
      selectsFirst={isNew}
    >
      {event.recurrence === null ? null : <ThisTime occurrence={occurrence} onClose={onClose} />}
      <Card>
        <NameRow event={event} isNew={isNew} />
      </Card>
      <Card>
        <TimeRows event={event} />
        <ReminderRows event={event} />
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
        <TextAreaRow
          label={messages('note')}
          value={event.note}
          max={LIMITS.note}
          rows={3}
          onChange={(note) => changeEventBy(event.id, { note })}
        />
      </Card>
    </DetailsPane>
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
