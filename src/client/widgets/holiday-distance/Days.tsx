import { classes } from '../../kit/components.ts'
import styles from './Days.module.css'
import { useMessages } from './messages.ts'

/** A number of days: its figure large, what is around it in the language small. */
export function Days({ days, className }: { readonly days: number; readonly className: string | undefined }) {
  const messages = useMessages()
  const [before = '', after = ''] = messages('days', { count: days }).split(String(days))
  return (
    <span className={classes(styles.days, className)}>
      {before.trim() && <small>{before.trim()}</small>}
      <b>{days}</b>
      {after.trim() && <small>{after.trim()}</small>}
    </span>
  )
}
