import { type KeyboardEvent, useState } from 'react'
import type { CalendarDay } from '../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../shared/lib/calendar/iso-day.ts'
import { Button, Segments, TextField } from '../../../kit/components.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { timeAt } from '../../../kit/rules.ts'
import { PhraseChip, usePhrase } from '../../../kit/text.ts'
import { useNow } from '../../../kit/time.ts'
import { createEvent, firstOf } from '../actions.ts'
import { endOfNew, LIMITS } from '../kernel/event.ts'
import { useMessages } from '../messages.ts'
import { requestOccurrence } from '../shown.ts'
import { useOtherAgendas } from '../use-agenda.ts'
import styles from './QuickAdd.module.css'

type Kind = 'event' | 'todo'

interface QuickAddProps {
  readonly day: CalendarDay
  readonly onClose: () => void
}

/**
 * One field for what and when: a date, a time or a repetition in it is recognised, else it is of the day that is shown. An
 * event then opens, to be completed; a todo goes where todos are kept.
 */
export function QuickAdd({ day, onClose }: QuickAddProps) {
  const messages = useMessages()
  const now = useNow(timeAt)
  const [text, setText] = useState('')
  const [kind, setKind] = useState<Kind>('event')
  const { phrase, dismiss, dismissByKey } = usePhrase(text, now, day)
  const addTodo = useOtherAgendas()?.find((agenda) => agenda.addTodo !== undefined)?.addTodo
  const add = () => {
    const title = (phrase?.rest ?? text).trim()
    if (title === '') return
    const time = phrase?.time ?? isoDay(day)
    const recurrence = phrase?.recurrence ?? null
    if (kind === 'todo' && addTodo !== undefined) {
      if (addTodo({ title, time, recurrence })) onClose()
      return
    }
    const event = createEvent(title, time, endOfNew(time), { recurrence })
    const first = event && firstOf(event)
    if (first === undefined) return
    onClose()
    requestOccurrence(first)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || dismissByKey(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    if (event.key !== 'Escape') return
    event.stopPropagation() // Esc closes the field, not the window
    onClose()
  }
  return (
    <div className={styles.add}>
      <TextField
        label={messages('addWhat')}
        placeholder={messages('addHint')}
        compact
        autoFocus
        value={text}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={press}
      />
      <div role="status" className={styles.phrase}>
        {phrase === undefined ? null : <PhraseChip phrase={phrase} now={now} onDismiss={dismiss} />}
      </div>
      <div className={styles.foot}>
        {addTodo === undefined ? null : (
          <Segments
            aria-label={messages('kind')}
            value={kind}
            options={(['event', 'todo'] as const).map((value) => ({ value, label: messages(`kind.${value}`) }))}
            onChange={setKind}
          />
        )}
        <Button kind="primary" size="s" disabled={text.trim() === ''} onClick={add}>
          {messages('addButton')}
        </Button>
      </div>
    </div>
  )
}
