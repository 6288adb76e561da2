import type { Feedback } from '../../../../shared/api/feedback.ts'
import { TONES } from '../kernel/model.ts'
import { useMessages } from '../messages.ts'
import styles from './StateTag.module.css'

/** What has become of something that was said. */
export function StateTag({ kind, state }: Pick<Feedback, 'kind' | 'state'>) {
  const messages = useMessages()
  return (
    <span className={styles.tag} data-tone={TONES[state]}>
      {messages(state === 'done' ? `done.${kind}` : `state.${state}`)}
    </span>
  )
}
