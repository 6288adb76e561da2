import { useMessages } from '../messages.ts'
import type { Priority } from '../model.ts'
import styles from './PriorityMark.module.css'

/** How important a todo is: one, two or three bars; nothing where nothing is said. */
export function PriorityMark({ priority }: { readonly priority: Priority }) {
  const messages = useMessages()
  if (priority === 0) return null
  return (
    <span
      role="img"
      aria-label={messages(`priority.${priority}.long`)}
      className={styles.mark}
      data-priority={priority}
    />
  )
}
