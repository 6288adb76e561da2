import type { KeyboardEvent } from 'react'
import { useStore } from 'zustand'
import { Button, TextField } from '../../../kit/components.ts'
import { plus } from '../../../kit/icons.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { PhraseChip, usePhrase } from '../../../kit/text.ts'
import { addToList } from '../actions.ts'
import type { ListId } from '../kernel/lists.ts'
import { useMessages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import { keepDraft, shown } from '../shown.ts'
import styles from './AddField.module.css'

interface AddFieldProps {
  readonly list: ListId
  readonly now: Date
}

/** Adds what is typed by Enter, not while an input method composes. The date that is recognised in it is shown before. */
export function AddField({ list, now }: AddFieldProps) {
  const messages = useMessages()
  const { draft: text, todo } = useStore(shown)
  const { phrase, dismiss, dismissByKey } = usePhrase(text, now)
  const add = () => {
    const when = phrase && { time: phrase.time, recurrence: phrase.recurrence ?? null }
    if (text.trim() !== '' && addToList(list, phrase?.rest ?? text, when)) keepDraft('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent) || dismissByKey(event) || event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.add}>
      <TextField
        label={messages('add')}
        placeholder={messages('addHint')}
        icon={plus}
        compact
        data-first-focus={todo === undefined ? '' : undefined}
        value={text}
        maxLength={LIMITS.name}
        autoComplete="off"
        onChange={({ currentTarget }) => keepDraft(currentTarget.value)}
        onKeyDown={press}
        trailing={
          text.trim() === '' ? undefined : (
            <Button kind="text" size="s" onClick={add}>
              {messages('addButton')}
            </Button>
          )
        }
      />
      <div className={styles.phrase} data-unfolded={phrase !== undefined}>
        <div role="status">
          {phrase === undefined ? null : <PhraseChip phrase={phrase} now={now} onDismiss={dismiss} />}
        </div>
      </div>
    </div>
  )
}
