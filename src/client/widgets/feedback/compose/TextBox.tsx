import { type KeyboardEvent, type RefObject, useId } from 'react'
import { FEEDBACK_LIMITS, type FeedbackKind } from '../../../../shared/api/feedback.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { lengthOf, type TextProblem } from '../kernel/model.ts'
import { useMessages } from '../messages.ts'
import styles from './TextBox.module.css'

interface TextBoxProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly kind: FeedbackKind
  readonly value: string
  readonly problem: TextProblem | undefined
  readonly onChange: (text: string) => void
  /** Ctrl+Enter. */
  readonly onSend: () => void
}

/** The text, and how long it is. */
export function TextBox({ field, kind, value, problem, onChange, onSend }: TextBoxProps) {
  const messages = useMessages()
  const id = useId()
  const length = lengthOf(value)
  const most = FEEDBACK_LIMITS.text
  const isLong = length > most
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    onSend()
  }
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <label htmlFor={id}>{messages('text')}</label>
        <span id={`${id}-hint`}>{messages(`hint.${kind}`)}</span>
      </div>
      <div className={styles.box} data-invalid={isLong || problem !== undefined || undefined}>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          data-first-focus=""
          value={value}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem`}
          aria-invalid={isLong || problem !== undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={press}
        />
        <span className={styles.foot}>
          {problem === undefined ? null : (
            <span id={`${id}-problem`} className={styles.problem} role="alert">
              {messages(`problem.${problem}`, { most })}
            </span>
          )}
          <span className={styles.count} data-long={isLong || undefined}>
            {`${length} / ${most}`}
          </span>
        </span>
      </div>
    </div>
  )
}
