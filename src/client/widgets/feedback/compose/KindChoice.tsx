import { useId } from 'react'
import { FEEDBACK_KINDS, type FeedbackKind } from '../../../../shared/api/feedback.ts'
import { Icon } from '../../../kit/components.ts'
import { alert, chat, palette, sparkle } from '../../../kit/icons.ts'
import { useMessages } from '../messages.ts'
import styles from './KindChoice.module.css'

const ICONS: Readonly<Record<FeedbackKind, string>> = { bug: alert, feature: sparkle, appearance: palette, other: chat }

interface KindChoiceProps {
  readonly value: FeedbackKind
  readonly onChange: (kind: FeedbackKind) => void
}

/** What the feedback is about, as one of four cells. */
export function KindChoice({ value, onChange }: KindChoiceProps) {
  const messages = useMessages()
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <div id={id} className={styles.label}>
        {messages('kind')}
      </div>
      <div className={styles.cells}>
        {FEEDBACK_KINDS.map((kind) => (
          <label key={kind} className={styles.cell}>
            <input
              type="radio"
              className={styles.radio}
              name={id}
              checked={kind === value}
              onChange={() => onChange(kind)}
            />
            <Icon path={ICONS[kind]} size={16} />
            <span>{messages(`kind.${kind}`)}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
