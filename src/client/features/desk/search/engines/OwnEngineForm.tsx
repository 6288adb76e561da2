import { useState } from 'react'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { TextField } from '../../../../ui/components/text-field/TextField.tsx'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../../../ui/overlay/toast/undo-toast.ts'
import { useAllMessages } from '../all-messages.ts'
import type { OwnEngine } from '../model.ts'
import { searchSettings } from '../settings.first-frame.ts'
import styles from './EnginePicker.module.css'
import { isEngineAddress, removeOwnEngine, saveOwnEngine } from './model.ts'

interface OwnEngineFormProps {
  readonly engine: OwnEngine
  /** Whether it exists already and can be removed. */
  readonly known: boolean
  readonly onDone: () => void
}

/** The form of an own engine: name and address. */
export function OwnEngineForm({ engine, known, onDone }: OwnEngineFormProps) {
  const messages = useAllMessages()
  const [name, setName] = useState(engine.name)
  const [src, setSrc] = useState(engine.src)
  const [isSubmitted, setSubmitted] = useState(false)
  const invalid = { name: name.trim() === '', src: !isEngineAddress(src.trim()) }
  const save = () => {
    setSubmitted(true)
    if (invalid.name || invalid.src) return
    searchSettings.update((now) => saveOwnEngine(now, { key: engine.key, name: name.trim(), src: src.trim() }))
    onDone()
  }
  const remove = () => {
    const before = searchSettings.get()
    searchSettings.update((now) => removeOwnEngine(now, engine.key))
    if (searchSettings.get() === before) {
      showToast({ kind: 'warning', text: messages('lastEngine') })
      return
    }
    showUndoToast(messages('engineRemoved', { name: engine.name }))
    onDone()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={messages('engineName')}
        labelled
        compact
        autoFocus
        maxLength={20}
        value={name}
        error={isSubmitted && invalid.name ? messages('nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={messages('engineAddress')}
        labelled
        compact
        type="url"
        maxLength={500}
        placeholder={messages('addressExample')}
        hint={messages('addressHint')}
        value={src}
        error={
          isSubmitted && invalid.src ? messages('addressWrong', { example: messages('addressExample') }) : undefined
        }
        onChange={(event) => setSrc(event.target.value)}
      />
      <div className={styles.actions}>
        {known ? (
          <Button kind="text" className={styles.remove} onClick={remove}>
            {messages('removeEngine')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{messages('back')}</Button>
        <Button kind="primary" type="submit">
          {messages('save')}
        </Button>
      </div>
    </form>
  )
}
