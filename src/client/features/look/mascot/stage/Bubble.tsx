import { type Box, placeBubble } from './place-bubble.ts'
import styles from './Stage.module.css'

interface BubbleProps {
  readonly text: string
  /** The box whose figure says it. */
  readonly box: Box
  readonly isToolLeft: boolean
  readonly scale: number
}

/** What it says. */
export function Bubble({ text, box, isToolLeft, scale }: BubbleProps) {
  const { side, inset, tail, maxWidth, isBelow } = placeBubble(box, isToolLeft, scale, innerWidth)
  return (
    <div
      className={styles.bubble}
      data-below={isBelow || undefined}
      data-side={side}
      style={{ [side]: inset, maxWidth, '--tail': `${tail}px` }}
    >
      {text}
    </div>
  )
}
