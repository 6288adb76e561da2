import type { ComponentChildren } from 'preact'
import styles from './Strip.module.css'

/** A line of words by the board, with what can be switched there. */
export interface StripProps {
  /** What is to be known just now. */
  readonly text: string
  readonly isUrgent: boolean
  /** Buttons beside the words. */
  readonly controls: ComponentChildren
}

export const Strip = ({ text, isUrgent, controls, isInert }: StripProps & { readonly isInert: boolean }) => (
  <div className={styles.strip} data-controls="" inert={isInert}>
    <p data-urgent={isUrgent}>{text}</p>
    <div className={styles.controls}>{controls}</div>
  </div>
)
