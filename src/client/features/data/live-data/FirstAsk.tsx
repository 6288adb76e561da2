import { Button } from '../../../ui/components/button/Button.tsx'
import { bolt, cloud } from '../../../ui/icons/paths.ts'
import { classes } from '../../../ui/styles/classes.ts'
import styles from './FirstAsk.module.css'
import { useConnectAction } from './fault-action.ts'
import { askOnPress, useIsServerOnly } from './first-press.ts'
import { useMessages } from './messages.ts'

interface FirstAskProps {
  /** What the press shows. */
  readonly label: string
  /** Who is asked, e.g. `weibo.com`, and by what name it is asked, e.g. `hot.weibo`. */
  readonly source: string
  readonly asked: string
  /** In a narrow place: the source alone, all of the sentence under the pointer. */
  readonly isShort?: boolean
  readonly className?: string | undefined
  readonly onPress: () => void
}

/**
 * In place of live data that nobody has asked for yet: the button that asks, and whom it asks; where only a server can ask,
 * the way to one.
 */
export function FirstAsk({ label, source, asked, isShort = false, className, onPress }: FirstAskProps) {
  const messages = useMessages()
  const connect = useConnectAction()
  const isServerOnly = useIsServerOnly(asked)
  const sentence = isServerOnly ? messages('none.noServer') : messages('ask.from', { source })
  const short = isServerOnly ? messages('short.noServer') : messages('ask.fromShort', { source })
  const action = isServerOnly && connect !== undefined ? connect : { label, run: () => askOnPress(asked, onPress) }
  return (
    <div className={classes(styles.ask, className)}>
      <Button kind="primary" icon={isServerOnly ? cloud : bolt} className={styles.pill} onClick={action.run}>
        <span>{action.label}</span>
      </Button>
      <small title={sentence}>{isShort ? short : sentence}</small>
    </div>
  )
}

/** Whom a first press asks, in a sentence. @param source e.g. `weibo.com` */
export const useAskedSource = (source: string): string => useMessages()('ask.from', { source })
