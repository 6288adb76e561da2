import { civilTimeText } from '../../../../core/text/civil-time-text.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { recurrenceText } from '../../../../lib/calendar/recurrence-text.ts'
import { Icon } from '../../../../ui/components/icon/Icon.tsx'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { close } from '../../../../ui/icons/home-paths.ts'
import { calendar, repeat } from '../../../../ui/icons/paths.ts'
import type { DatePhrase } from '../kernel/read-phrase.ts'
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
      <span>{civilTimeText(time, now, language)}</span>
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
        <button type="button" className={styles.text} title={messages('accept')} onClick={onAccept}>
          {content}
        </button>
      )}
      <IconButton icon={close} size={28} iconSize={14} label={messages('dismiss')} onClick={onDismiss} />
    </span>
  )
}
