import type { ComponentChildren } from 'preact'
import styles from './BoardFrame.module.css'

interface Props {
  /** What is to be known just now, in a line below the board. */
  readonly text: string
  readonly isUrgent: boolean
  /** Buttons beside the words. */
  readonly controls: ComponentChildren
  readonly children: ComponentChildren
}

/** A board that fills the room of its table, and below it a line of words with what can be switched there. */
export const BoardFrame = ({ text, isUrgent, controls, children }: Props) => (
  <div className={styles.frame}>
    {children}
    <div className={styles.strip} data-controls="">
      <p data-urgent={isUrgent}>{text}</p>
      <div className={styles.controls}>{controls}</div>
    </div>
  </div>
)
