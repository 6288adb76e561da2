import styles from './Stage.module.css'
import { FIGURE, LANE } from './sizes.ts'

interface BubbleProps {
  readonly text: string
  /** Where the box is whose figure says it, in px of the screen. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number }
  readonly isToolLeft: boolean
  readonly scale: number
}

/** Px under the upper edge of the screen in which a bubble has no room above a figure. */
const ROOM = 96

/** What it says, towards the middle of the screen from it. */
export function Bubble({ text, box, isToolLeft, scale }: BubbleProps) {
  const middle = (isToolLeft ? LANE : 0) + (FIGURE.width * scale) / 2
  const isOnRight = box.left + middle > innerWidth / 2
  const tail = Math.max(18, isOnRight ? box.width - middle : middle)
  return (
    <div
      className={styles.bubble}
      data-below={box.top < ROOM || undefined}
      style={{ [isOnRight ? 'right' : 'left']: Math.max(8, tail - 60), '--tail': `${Math.min(tail, 60)}px` }}
      data-side={isOnRight ? 'right' : 'left'}
    >
      {text}
    </div>
  )
}
