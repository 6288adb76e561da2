import { Button } from '../../../ui/components/button/Button.tsx'
import { bolt } from '../../../ui/icons/paths.ts'
import { classes } from '../../../ui/styles/classes.ts'
import styles from './FirstAsk.module.css'
import { useMessages } from './messages.ts'

interface FirstAskProps {
  /** What the press shows. */
  readonly label: string
  /** Who is asked, e.g. `weibo.com`. */
  readonly source: string
  /** In a narrow place: the source alone, all of the sentence under the pointer. */
  readonly isShort?: boolean
  readonly className?: string | undefined
  readonly onPress: () => void
}

/** In place of live data that nobody has asked for yet: the button that asks, and whom it asks. */
export function FirstAsk({ label, source, isShort = false, className, onPress }: FirstAskProps) {
  const messages = useMessages()
  const sentence = messages('ask.from', { source })
  return (
    <div className={classes(styles.ask, className)}>
      <Button kind="primary" icon={bolt} className={styles.pill} onClick={onPress}>
        <span>{label}</span>
      </Button>
      <small title={sentence}>{isShort ? messages('ask.fromShort', { source }) : sentence}</small>
    </div>
  )
}

/** Whom a first press asks, in a sentence. @param source e.g. `weibo.com` */
export const useAskedSource = (source: string): string => useMessages()('ask.from', { source })
