import { useState } from 'react'
import type { Feedback, FeedbackAnswer } from '../../../../shared/api/feedback.ts'
import { Icon, IconButton } from '../../../kit/components.ts'
import { shield, trash } from '../../../kit/icons.ts'
import { confirmDialog, showToast } from '../../../kit/interaction.ts'
import { isLengthy } from '../kernel/model.ts'
import { messages, useMessages } from '../messages.ts'
import { deleteOwn } from '../own-feedback.ts'
import { Dot } from '../tile/Dot.tsx'
import { Age } from './Age.tsx'
import styles from './SaidItem.module.css'
import { StateTag } from './StateTag.tsx'

interface SaidItemProps {
  readonly user: string
  readonly feedback: Feedback
  /** Whether what has become of it is shown for the first time. */
  readonly isNew: boolean
}

/** One thing that the user has said, and the answers to it. */
export function SaidItem({ user, feedback, isNew }: SaidItemProps) {
  const text = useMessages()
  const { id, kind, madeAt, answers } = feedback
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        {isNew ? <Dot label={text('news')} /> : null}
        <span>{text(`kind.${kind}`)}</span>
        <StateTag {...feedback} />
        <span className={styles.end}>
          <IconButton
            icon={trash}
            label={text('delete')}
            size={24}
            iconSize={14}
            className={styles.delete}
            onClick={() => void askToDelete(user, id)}
          />
          <Age time={madeAt} />
        </span>
      </div>
      <Words text={feedback.text} />
      {answers.map((answer) => (
        <Answer key={answer.at} answer={answer} />
      ))}
    </li>
  )
}

/** A text; a long one is cut until it is asked for. */
function Words({ text }: { readonly text: string }) {
  const say = useMessages()
  const [isWhole, setWhole] = useState(false)
  const isCut = isLengthy(text) && !isWhole
  return (
    <>
      <p className={styles.text} data-cut={isCut || undefined}>
        {text}
      </p>
      {isCut ? (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {say('showAll')}
        </button>
      ) : null}
    </>
  )
}

function Answer({ answer: { text, at } }: { readonly answer: FeedbackAnswer }) {
  const say = useMessages()
  return (
    <div className={styles.answer}>
      <div className={styles.by}>
        <Icon path={shield} size={14} />
        <b>{say('operator')}</b>
        <Age time={at} />
      </div>
      <p>{text}</p>
    </div>
  )
}

async function askToDelete(user: string, id: string): Promise<void> {
  const isMeant = await confirmDialog({
    title: messages('delete.title'),
    text: messages('delete.text'),
    confirm: messages('delete'),
    danger: true,
  })
  if (isMeant && (await deleteOwn(user, id))) showToast({ kind: 'success', text: messages('deleted') })
}
