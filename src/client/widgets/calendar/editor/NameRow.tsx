import { useState } from 'react'
import { TextRow } from '../../../kit/components.ts'
import { changeEventBy } from '../actions.ts'
import { type CalendarEvent, LIMITS } from '../kernel/event.ts'
import { useMessages } from '../messages.ts'

interface NameRowProps {
  readonly event: CalendarEvent
  readonly isNew: boolean
}

/** A name may be emptied while it is typed; left empty, it is the old one again. */
export function NameRow({ event: { id, name }, isNew }: NameRowProps) {
  const messages = useMessages()
  const [isEmpty, setEmpty] = useState(false)
  return (
    <TextRow
      label={messages('title')}
      value={isEmpty ? '' : name}
      max={LIMITS.name}
      autoFocus={isNew}
      onChange={(typed) => {
        setEmpty(typed.trim() === '')
        changeEventBy(id, { name: typed })
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}
