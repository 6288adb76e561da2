import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showUndoable } from '../../../ui/undo-toast.ts'
import type { OwnEngine } from '../model.ts'
import { searchSettings } from '../settings.ts'
import { useWords } from '../words-all.ts'
import styles from './EnginePicker.module.css'
import { isEngineAddress, keepOwnEngine, removeOwnEngine } from './model.ts'

interface OwnEngineFormProps {
  readonly engine: OwnEngine
  /** Whether it is there already, and can be removed. */
  readonly known: boolean
  readonly onDone: () => void
}

/** Name and address of an engine of the user's own. */
export function OwnEngineForm({ engine, known, onDone }: OwnEngineFormProps) {
  const words = useWords()
  const [name, setName] = useState(engine.name)
  const [src, setSrc] = useState(engine.src)
  const [told, setTold] = useState(false)
  const wrong = { name: name.trim() === '', src: !isEngineAddress(src.trim()) }
  const save = () => {
    setTold(true)
    if (wrong.name || wrong.src) return
    searchSettings.update((now) => keepOwnEngine(now, { key: engine.key, name: name.trim(), src: src.trim() }))
    onDone()
  }
  const remove = () => {
    const before = searchSettings.get()
    searchSettings.update((now) => removeOwnEngine(now, engine.key))
    if (searchSettings.get() === before) {
      showToast({ kind: 'warning', text: words('lastEngine') })
      return
    }
    showUndoable(words('engineRemoved', { name: engine.name }))
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
        label={words('engineName')}
        labelled
        compact
        autoFocus
        maxLength={20}
        value={name}
        error={told && wrong.name ? words('nameMissing') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={words('engineAddress')}
        labelled
        compact
        type="url"
        maxLength={500}
        placeholder={words('addressExample')}
        hint={words('addressHint')}
        value={src}
        error={told && wrong.src ? words('addressWrong', { example: words('addressExample') }) : undefined}
        onChange={(event) => setSrc(event.target.value)}
      />
      <div className={styles.actions}>
        {known ? (
          <Button kind="text" className={styles.remove} onClick={remove}>
            {words('removeEngine')}
          </Button>
        ) : null}
        <Button onClick={onDone}>{words('back')}</Button>
        <Button kind="primary" type="submit">
          {words('save')}
        </Button>
      </div>
    </form>
  )
}
