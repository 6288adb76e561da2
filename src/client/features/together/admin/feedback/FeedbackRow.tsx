import { useState } from 'react'
import type { FeedbackAnswer } from '../../../../../shared/api/feedback.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { MessageAge } from '../../chat/lazy.ts'
import { useMessages } from '../messages.ts'
import { Tag } from '../parts/Tag.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { DiagnosticsLine } from './DiagnosticsLine.tsx'
import styles from './FeedbackRow.module.css'
import { Picture } from './Picture.tsx'
import type { ToldFeedback } from './use-feedback.ts'

/** What a user says, whole, with the answers to it; answering opens below. */
export function FeedbackRow({ feedback }: { readonly feedback: ToldFeedback }) {
  const messages = useMessages()
  const [isAnswering, setAnswering] = useState(false)
  const { kind, text, state, madeAt, answers, username, contact, diagnostics, picture } = feedback
  return (
    <li className={styles.row} aria-label={`@${username}`}>
      <div className={styles.head}>
        <b>@{username}</b>
        <Tag>{messages(`feedback.kind.${kind}`)}</Tag>
        <MessageAge time={madeAt} />
        <span className={styles.end}>
          <Tag tone={state === 'received' ? 'warn' : undefined}>{messages(`feedback.state.${state}`)}</Tag>
          <Button aria-expanded={isAnswering} onClick={() => setAnswering(!isAnswering)}>
            {messages('feedback.answer')}
          </Button>
        </span>
      </div>
      <p>{text}</p>
      {picture !== undefined && <Picture name={picture} username={username} />}
      {contact !== '' && <small>{messages('feedback.contact', { contact })}</small>}
      {diagnostics !== undefined && <DiagnosticsLine diagnostics={diagnostics} />}
      {answers.map((answer) => (
        <Answer key={answer.at} answer={answer} />
      ))}
      {isAnswering && <AnswerForm feedback={feedback} onClose={() => setAnswering(false)} />}
    </li>
  )
}

const Answer = ({ answer: { text, at } }: { readonly answer: FeedbackAnswer }) => (
  <blockquote>
    <small>
      {useMessages()('feedback.by')} · <MessageAge time={at} />
    </small>
    <p>{text}</p>
  </blockquote>
)
