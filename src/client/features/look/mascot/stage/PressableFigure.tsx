import type { KeyboardEvent, PointerEventHandler, RefObject } from 'react'
import { useMessages } from '../messages.ts'
import styles from './Stage.module.css'
import { FIGURE } from './sizes.ts'

interface PressableFigureProps {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly name: string
  readonly scale: number
  readonly isMovable: boolean
  readonly onTalk: () => void
  readonly handlers: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', PointerEventHandler>
  > & {
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
}

/** The figure itself. */
export function PressableFigure({
  ref,
  name,
  scale,
  isMovable,
  onTalk,
  handlers: { onKeyDown, ...pointer },
}: PressableFigureProps) {
  const messages = useMessages()
  return (
    // biome-ignore lint/a11y/useSemanticElements: in Firefox a press in a button is never one of the parts in it
    <div
      ref={ref}
      role="button"
      tabIndex={0}
      className={styles.figure}
      style={{ width: FIGURE.width * scale, height: FIGURE.height * scale }}
      data-movable={isMovable || undefined}
      aria-label={messages('figure', { name })}
      aria-keyshortcuts={isMovable ? 'ArrowLeft ArrowRight ArrowUp ArrowDown' : undefined}
      {...pointer}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return onKeyDown(event)
        event.preventDefault()
        onTalk()
      }}
    />
  )
}
