import { type ReactNode, useRef } from 'react'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { railPanel } from '../../../../ui/components/rail-layout/RailLayout.tsx'
import { Stale } from '../../../../ui/components/state/State.tsx'
import { refresh as refreshIcon } from '../../../../ui/icons/paths.ts'
import { refresh } from '../ask/rounds.ts'
import type { Answer } from '../ask/use-answer.ts'
import { useMessages } from '../messages.ts'
import { Answered } from './Answered.tsx'
import styles from './DeskPage.module.css'
import { useKeptPlace } from './use-kept-place.ts'

interface DeskPageProps<T> {
  readonly title: string
  /** Before the title, such as what leads back to where this page was opened. */
  readonly before?: ReactNode
  /** A line beside the title. */
  readonly note?: ReactNode
  /** What can be done with the whole; asking anew comes last. */
  readonly actions?: ReactNode
  /** What chooses or searches, below the title; it stays while the content scrolls. */
  readonly bar?: ReactNode
  readonly answer: Answer<T>
  readonly children: (value: T) => ReactNode
}

/** A section of the desk: its title, and below it what the server has answered. */
export function DeskPage<T>({ title, before, note, actions, bar, answer, children }: DeskPageProps<T>) {
  const messages = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const kept = useKeptPlace(panel, heading, answer)
  return (
    <>
      <div className={styles.head}>
        {before}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note}
        {answer.at === 'there' && answer.isOld && <Stale text={messages('notNew')} />}
        <span className={styles.actions}>
          {actions}
          <IconButton icon={refreshIcon} label={messages('refresh')} size={32} onClick={refresh} />
        </span>
      </div>
      {bar && <div className={styles.bar}>{bar}</div>}
      <div ref={panel} className={railPanel} {...kept} aria-busy={answer.at === 'loading'}>
        <Answered answer={answer}>{children}</Answered>
      </div>
    </>
  )
}
