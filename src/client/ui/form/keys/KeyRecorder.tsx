import { type KeyboardEvent, useId, useState } from 'react'
import { modifiersOf } from '../../../lib/text/shortcut.ts'
import { IconButton } from '../../components/icon-button/IconButton.tsx'
import { close } from '../../icons/home-paths.ts'
import { isApple, shownKeycaps, shownShortcut } from '../../input/keyboard/shortcut.ts'
import { useMessages } from '../../messages.ts'
import { classes } from '../../styles/classes.ts'
import styles from './KeyRecorder.module.css'
import { recordKey } from './model.ts'

export interface KeyRecorderProps {
  /** The name of the action that the shortcut triggers. */
  readonly label: string
  /** In the stored form, e.g. `Ctrl+Shift+K`; empty if there is none. */
  readonly value: string
  /** The error of a key, e.g. that another entry uses it; undefined if the key is valid. */
  readonly validate?: (key: string) => string | undefined
  readonly onChange: (key: string) => void
}

/**
 * A button that shows a shortcut and, once pressed, records the next one: Ctrl, Shift or Alt and a key.
 * Esc cancels, Delete or the button beside it clears, and keys that are no shortcuts are rejected with an error: those
 * without a modifier, Backspace, and what browsers reserve.
 */
export function KeyRecorder({ label, value, validate, onChange }: KeyRecorderProps) {
  const messages = useMessages()
  const id = useId()
  /** The modifiers that are down while it records; undefined while it does not. */
  const [modifiers, setModifiers] = useState<string>()
  const [error, setError] = useState<string>()
  const recording = modifiers !== undefined
  const stop = () => {
    setModifiers(undefined)
    setError(undefined)
  }
  const clear = () => {
    stop()
    if (value !== '') onChange('')
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!recording) return
    const recorded = recordKey(event.nativeEvent, isApple())
    if (recorded.at === 'tab') return
    event.preventDefault()
    event.stopPropagation()
    if (recorded.at === 'waiting') setModifiers(recorded.modifiers)
    else if (recorded.at === 'cancelled') stop()
    else if (recorded.at === 'cleared') clear()
    else if (recorded.at === 'backspace') setError(messages('keyBackspace'))
    else if (recorded.at === 'unmodified')
      setError(
        messages('keyAlone', {
          main: shownShortcut('Ctrl'),
          shift: shownShortcut('Shift'),
          alt: shownShortcut('Alt'),
        }),
      )
    else if (recorded.at === 'reserved') setError(messages('keyKept', { key: shownShortcut(recorded.key) }))
    else {
      const invalid = recorded.key === value ? undefined : validate?.(recorded.key)
      setError(invalid)
      if (invalid !== undefined) return
      stop()
      if (recorded.key !== value) onChange(recorded.key)
    }
  }
  const keycaps = shownKeycaps(recording ? modifiers : value)
  const isClearable = recording && value !== ''
  return (
    <div className={styles.recorder}>
      <div className={styles.line}>
        {isClearable ? (
          <IconButton
            icon={close}
            size={24}
            iconSize={14}
            label={messages('keyClear', { name: label })}
            onPointerDown={(event) => event.preventDefault()} // the focus stays, so that it still records
            onClick={clear}
          />
        ) : null}
        <button
          type="button"
          className={classes(styles.key, recording && styles.recording)}
          aria-label={messages(recording ? 'keyRecording' : 'keyRecord', {
            name: label,
            key: shownKeycaps(value).join(' ') || messages('keyNone'),
          })}
          aria-describedby={error === undefined ? undefined : id}
          onClick={() => setModifiers('')}
          onKeyDown={handleKey}
          onKeyUp={(event) => recording && setModifiers(modifiersOf(event, isApple()))}
          onBlur={stop}
        >
          {keycaps.length === 0
            ? messages(recording ? 'keyPress' : 'keyNone')
            : keycaps.map((cap) => <Keycap key={cap}>{cap}</Keycap>)}
        </button>
      </div>
      {error === undefined ? null : (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** One keycap, and a space that separates it from the next one for screen readers. */
const Keycap = ({ children }: { readonly children: string }) => (
  <>
    <kbd>{children}</kbd>{' '}
  </>
)
