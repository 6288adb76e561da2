import { Icon, IconButton } from '../../../kit/components.ts'
import { calendar, close, repeat } from '../../../kit/icons.ts'
import { recurrenceText } from '../../../kit/rules.ts'
import { type DatePhrase, useLanguage } from '../../../kit/text.ts'
import { dueText } from '../due-text.ts'
import { useMessages } from '../messages.ts'
import styles from './PhraseChip.module.css'

interface PhraseChipProps {
  readonly phrase: DatePhrase
  readonly now: Date
  readonly onDismiss: () => void
  /** Takes it over where that does not happen by itself. */
  readonly onAccept?: () => void
}

/** What was recognised in a name: when, and how it comes again. One press removes it. */
export function PhraseChip({ phrase: { time, recurrence }, now, onDismiss, onAccept }: PhraseChipProps) {
  const messages = useMessages()
  const language = useLanguage()
  const content = (
    <>
      <Icon path={calendar} size={14} />
      <span>{dueText(time, now, language)}</span>
      {recurrence === undefined ? null : (
        <>
          <Icon path={repeat} size={14} />
          <span>{recurrenceText(recurrence, language)}</span>
        </>
      )}
    </>
  )
  return (
    <span className={styles.chip}>
      {onAccept === undefined ? (
        <span className={styles.text}>{content}</span>
      ) : (
        <button type="button" className={styles.text} title={messages('phraseAccept')} onClick={onAccept}>
          {content}
        </button>
      )}
      <IconButton icon={close} size={28} iconSize={14} label={messages('phraseDismiss')} onClick={onDismiss} />
    </span>
  )
}
