import { classes, Icon } from '../../../kit/components.ts'
import { shield } from '../../../kit/icons.ts'
import type { CivilTime } from '../../../kit/rules.ts'
import { civilTimeText, useLanguage } from '../../../kit/text.ts'
import { useToday } from '../../../kit/time.ts'
import { useMessages } from '../messages.ts'
import styles from './lines.module.css'

/** On which day the messages below it were written: 今天, 昨天, or the date. */
export function DayLine({ day }: { readonly day: CivilTime }) {
  const language = useLanguage()
  const today = useToday()
  return <li className={styles.line}>{civilTimeText(day, today, language)}</li>
}

/** What is below it is new to the user. */
export function NewLine() {
  return <li className={classes(styles.line, styles.new)}>{useMessages()('newFromHere')}</li>
}

/** The user may write again. */
export function UnmutedLine() {
  const messages = useMessages()
  return (
    <li className={styles.note}>
      <Icon path={shield} size={14} />
      {messages('mutedOver')}
    </li>
  )
}
