import { type KeyboardEvent, useId, useState } from 'react'
import { modifiersOf } from '../../../shared/lib/text/shortcut.ts'
import { useMessages } from '../messages.ts'
import { classes } from '../styles/classes.ts'
import styles from './KeyRecorder.module.css'
import { capsOf, recordKey } from './keys/model.ts'

export interface KeyRecorderProps {
  /** What the key is for. */
  readonly label: string
  /** As it is kept, e.g. `Ctrl+Shift+K`; empty if there is none. */
  readonly value: string
  /** Why a key cannot be taken, e.g. that another entry has it; undefined if it can. */
  readonly refuse?: (key: string) => string | undefined
  readonly onChange: (key: string) => void
}

/**
 * A button that shows a shortcut and, once pressed, records the next one: Ctrl, Shift or Alt and a key. Esc cancels,
 * Backspace is ignored, what browsers keep is named and not taken.
 */
export function KeyRecorder({ label, value, refuse, onChange }: KeyRecorderProps) {
  const messages = useMessages()
  const id = useId()
  /** The modifiers that are held while it records. */
  const [held, setHeld] = useState<string>()
  const [wrong, setWrong] = useState<string>()
  const recording = held !== undefined
  const stop = () => {
    setHeld(undefined)
    setWrong(undefined)
  }
  const press = (event: KeyboardEvent) => {
    if (!recording) return
    const heard = recordKey(event.nativeEvent)
    if (heard.at === 'left') return
    event.preventDefault()
    event.stopPropagation()
    if (heard.at === 'waiting') setHeld(heard.held)
    else if (heard.at === 'cancelled') stop()
    else if (heard.at === 'alone') setWrong(messages('keyAlone'))
    else if (heard.at === 'kept') setWrong(messages('keyKept', { key: heard.key }))
    else {
      const refused = heard.key === value ? undefined : refuse?.(heard.key)
      setWrong(refused)
      if (refused !== undefined) return
      stop()
      if (heard.key !== value) onChange(heard.key)
    }
  }
  const caps = capsOf(recording ? held : value)
  return (
    <div className={styles.recorder}>
      <button
        type="button"
        className={classes(styles.key, recording && styles.recording)}
        aria-label={messages(recording ? 'keyRecording' : 'keyRecord', {
          name: label,
          key: capsOf(value).join(' ') || messages('keyNone'),
        })}
        aria-describedby={wrong === undefined ? undefined : id}
        onClick={() => setHeld('')}
        onKeyDown={press}
        onKeyUp={(event) => recording && setHeld(modifiersOf(event))}
        onBlur={stop}
      >
        {caps.length === 0
          ? messages(recording ? 'keyPress' : 'keyNone')
          : caps.map((cap) => <Cap key={cap}>{cap}</Cap>)}
      </button>
      {wrong === undefined ? null : (
        <p id={id} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  )
}

/** One cap, and the space that parts it from the next one where it is read. */
const Cap = ({ children }: { readonly children: string }) => (
  <>
    <kbd>{children}</kbd>{' '}
  </>
)
