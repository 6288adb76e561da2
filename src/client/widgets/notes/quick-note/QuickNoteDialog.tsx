import type { KeyboardEvent } from 'react'
import { Button } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { Dialog, isComposing, shownShortcut } from '../../../kit/interaction.ts'
import { quickDraft } from '../document.ts'
import { useMessages } from '../messages.ts'
import { LIMITS } from '../model.ts'
import styles from './QuickNoteDialog.module.css'

interface QuickNoteDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** A field for a thought that comes up: every letter is kept at once, and closing keeps it as a note. */
export function QuickNoteDialog({ open, onClose }: QuickNoteDialogProps) {
  const messages = useMessages()
  const draft = useDocument(quickDraft, (text) => text)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages('command.quickNote')}
      width={480}
      actions={
        <>
          <span className={styles.hint}>{messages('quickHint', { key: shownShortcut('Ctrl+Enter') })}</span>
          <Button kind="primary" onClick={onClose}>
            {messages('quickDone')}
          </Button>
        </>
      }
    >
      <textarea
        ref={focusAtEnd}
        className={styles.field}
        aria-label={messages('content')}
        placeholder={messages('placeholder')}
        rows={7}
        maxLength={LIMITS.noteBytes}
        value={draft}
        onChange={({ currentTarget }) => quickDraft.set(currentTarget.value)}
        onKeyDown={press}
      />
    </Dialog>
  )
}

/** What was left in it is written on. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
