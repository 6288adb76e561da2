import styles from './EmptyWindow.module.css'
import { Empty, type EmptyProps } from './State.tsx'

/** The empty state of a whole window, in its middle; a low window has the words and the action alone. */
export function EmptyWindow(props: Omit<EmptyProps, 'fit'>) {
  return (
    <div className={styles.window}>
      <Empty fit="page" {...props} />
    </div>
  )
}
