import { type SubmitEvent, useId, useState } from 'react'
import { answerFeedback, FEEDBACK_LIMITS, FEEDBACK_STATES } from '../../../../../shared/api/feedback.ts'
import { visibleLines } from '../../../../../shared/lib/text/one-line.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { useAct } from '../ask/use-act.ts'
import { messages as texts, useMessages } from '../messages.ts'
import { AcceptButton } from '../parts/AcceptButton.tsx'
import styles from './AnswerForm.module.css'
import type { ToldFeedback } from './use-feedback.ts'

interface AnswerFormProps {
  readonly feedback: ToldFeedback
  readonly onClose: () => void
}

/** What has become of feedback, and a text to its author, who is told of either. */
export function AnswerForm({ feedback: { id, state: known, username }, onClose }: AnswerFormProps) {
  const messages = useMessages()
  const common = useCommonMessages()
  const field = useId()
  const [state, setState] = useState(known)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { isBusy, act } = useAct(onClose)
  const saysNothing = state === known && visibleLines(text) === ''
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (saysNothing) setMissing(true)
    else {
      const input = { id, answer: text, ...(state !== known && { state }) } // somebody else may have changed it meanwhile
      act(answerFeedback, input, texts('feedback.sent', { name: username }))
    }
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <Chips
        legend={messages('feedback.state')}
        options={FEEDBACK_STATES.map((value) => ({ value, label: messages(`feedback.state.${value}`) }))}
        isChosen={(value) => value === state}
        onPress={setState}
      />
      <label htmlFor={field}>{messages('feedback.answerText')}</label>
      <textarea
        id={field}
        rows={3}
        maxLength={FEEDBACK_LIMITS.text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={styles.foot}>
        {isMissing && saysNothing && <p role="alert">{messages('feedback.missing')}</p>}
        <Button onClick={onClose}>{common('cancel')}</Button>
        <AcceptButton type="submit" busy={isBusy}>
          {messages('feedback.send')}
        </AcceptButton>
      </div>
    </form>
  )
}
