import type { ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '../../../../ui/components/skeleton/Skeleton.tsx'
import { Failed } from '../../../../ui/components/state/State.tsx'
import { refresh } from '../ask/rounds.ts'
import type { Answer } from '../ask/use-answer.ts'
import { useMessages } from '../messages.ts'
import styles from './DeskPage.module.css'

interface AnsweredProps<T> {
  readonly answer: Answer<T>
  readonly children: (value: T) => ReactNode
}

/** What the server has answered; until then rows without content, and what to do if it does not. */
export function Answered<T>({ answer, children }: AnsweredProps<T>) {
  const messages = useMessages()
  if (answer.at === 'there') return children(answer.value)
  if (answer.at === 'failed')
    return <Failed title={messages('failed')} action={{ label: messages('retry'), run: refresh }} />
  return (
    <SkeletonGroup>
      <div className={styles.rows}>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} width="100%" height={56} radius={14} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
