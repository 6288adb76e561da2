import { type SubmitEvent, useRef, useState } from 'react'
import { Button, TextField } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { startLength } from '../actions.ts'
import { timers } from '../document.ts'
import { readDuration } from '../kernel/duration.ts'
import { useMessages } from '../messages.ts'
import { PRESETS } from '../model.ts'
import { FadingRow } from './FadingRow.tsx'
import { TimerCard } from './TimerCard.tsx'
import styles from './TimersView.module.css'

/** The timers, and what starts another one: a length that is typed, or one of those that are offered. */
export function TimersView() {
  const messages = useMessages()
  const list = useDocument(timers, (now) => now.timers)
  const add = useRef<HTMLFormElement>(null)
  const regain = () => add.current?.querySelector('input')?.focus()
  return (
    <div className={styles.view}>
      <AddForm ref={add} />
      {list.length === 0 ? (
        <p className={styles.empty}>{messages('noTimersHint')}</p>
      ) : (
        <ul className={styles.timers} aria-label={messages('kind.timer')}>
          {list.map((timer) => (
            <TimerCard key={timer.id} timer={timer} onDelete={regain} />
          ))}
        </ul>
      )}
    </div>
  )
}

function AddForm({ ref }: { readonly ref: React.Ref<HTMLFormElement> }) {
  const messages = useMessages()
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const lengthMs = readDuration(typed)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setRefused(lengthMs === undefined)
    if (lengthMs === undefined) return
    setTyped('')
    startLength(lengthMs)
  }
  return (
    <form ref={ref} className={styles.add} onSubmit={submit}>
      <div className={styles.line}>
        <TextField
          className={styles.field}
          label={messages('length')}
          placeholder={messages('lengthHint')}
          autoComplete="off"
          maxLength={24}
          compact
          value={typed}
          {...(isRefused && lengthMs === undefined ? { error: messages('lengthWrong') } : {})}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            if (currentTarget.value === '') setRefused(false)
          }}
        />
        <Button type="submit" kind="primary">
          {messages('start')}
        </Button>
      </div>
      <FadingRow className={styles.presets ?? ''} role="group" aria-label={messages('presets')}>
        {PRESETS.map((minutes) => (
          <Button key={minutes} size="s" onClick={() => startLength(minutes * 60_000)}>
            {messages('minutes', { count: minutes })}
          </Button>
        ))}
      </FadingRow>
    </form>
  )
}
