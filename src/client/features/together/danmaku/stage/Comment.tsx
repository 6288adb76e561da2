import type { ReactNode } from 'react'
import { classes } from '../../../../ui/styles/classes.ts'
import { messageColors } from '../../chat/lazy.ts'
import styles from './Comment.module.css'

interface CommentProps {
  /** The picture of who has written it, 1em wide. */
  readonly face: ReactNode
  readonly text: string
  /** As its sender chose it, `#rrggbb`. */
  readonly color: string
  readonly isOwn: boolean
  /** Whether it has a ground of its own, as it stays over what is on the page. */
  readonly isPlated?: boolean
}

/** A message as it flies, in the colour that is read upon the wallpaper, and in the size of its text. */
export function Comment({ face, text, color, isOwn, isPlated = false }: CommentProps) {
  return (
    <span
      className={classes(styles.comment, (isOwn || isPlated) && styles.plated, isOwn && styles.own)}
      style={messageColors(color)}
    >
      <span className={styles.face}>{face}</span>
      {text}
    </span>
  )
}
