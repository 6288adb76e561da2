import { useState } from 'react'
import { TextRow } from '../../../kit/components.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { PhraseChip, usePhrase } from '../../../kit/text.ts'
import { changeTodoBy } from '../actions.ts'
import { useMessages } from '../messages.ts'
import { LIMITS, type PlacedTodo } from '../model.ts'
import styles from './TodoDetails.module.css'

interface NameFieldProps {
  readonly todo: PlacedTodo
  readonly now: Date
}

/**
 * A name may be emptied while it is typed; left empty, it is the old one again. A date that is typed into it is offered,
 * and taken over by Enter or a press.
 */
export function NameField({ todo: { id, name }, now }: NameFieldProps) {
  const messages = useMessages()
  const [isEmpty, setEmpty] = useState(false)
  /** The name before it was edited here: dates in it have been left there. */
  const [before] = useState(name)
  const { phrase, dismiss, dismissByKey } = usePhrase(name, now)
  const known = usePhrase(before, now).phrase
  const offered = phrase?.source === known?.source ? undefined : phrase
  const accept = () => {
    if (offered === undefined) return
    const { rest, time, recurrence } = offered
    changeTodoBy(id, { name: rest, time, ...(recurrence && { recurrence }) })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the keys of the field in it
    <div
      onKeyDown={(event) => {
        const { target, nativeEvent, key } = event
        if (offered === undefined || !(target instanceof HTMLInputElement) || isComposing(nativeEvent)) return
        if (dismissByKey({ ...event, currentTarget: target })) return
        if (key !== 'Enter') return
        event.preventDefault()
        accept()
      }}
    >
      <TextRow
        label={messages('todo')}
        value={isEmpty ? '' : name}
        max={LIMITS.name}
        onChange={(typed) => {
          setEmpty(typed.trim() === '')
          changeTodoBy(id, { name: typed })
        }}
        onBlur={() => setEmpty(false)}
      />
      <div role="status" className={styles.phrase}>
        {offered === undefined ? null : <PhraseChip phrase={offered} now={now} onDismiss={dismiss} onAccept={accept} />}
      </div>
    </div>
  )
}
