import { type ReactNode, useId, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { placeGlass } from '../../glass/glass-place.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { layerElement } from '../layers.ts'
import { overlays } from '../overlay.ts'
import { toasts } from '../toast/toast.ts'
import { mountedNotes, mountNote, shownNote } from './mounted-notes.ts'
import styles from './NotePill.module.css'

interface NotePillProps {
  /** One sentence. */
  readonly text: string
  /** Its buttons. */
  readonly children: ReactNode
  /** Whether it is shown before all other notes, and whatever else is open. */
  readonly urgent?: boolean
  /** Whether it tells what may be done, and waits until all other notes are answered. */
  readonly hint?: boolean
}

/**
 * A quiet note above the dock, on a phone above the bar, that waits for its answer; opened by `openOverlay`. One is
 * shown at a time. An urgent one is at the top; others are hidden while anything is open, and under a toast.
 */
export function NotePill({ text, children, urgent = false, hint = false }: NotePillProps) {
  const id = useId()
  useLayoutEffect(() => mountNote({ id, isUrgent: urgent, isHint: hint }), [id, urgent, hint]) // before anything is painted
  const isNext = useStore(mountedNotes, (notes) => shownNote(notes) === id)
  const noteCount = useStore(mountedNotes, (notes) => notes.length)
  const isToastShown = useStore(toasts, (queue) => queue.length > 0)
  const isCovered = useStore(overlays, (all) => all.filter(({ open }) => open).length > noteCount) // notes are overlays
  if (!isNext || (!urgent && (isToastShown || isCovered))) return null
  return createPortal(
    <div
      ref={placeGlass}
      role="note"
      className={classes(surface.g2, styles.pill, urgent ? styles.urgent : styles.quiet)}
    >
      <span role={urgent ? 'alert' : hint ? undefined : 'status'} className={styles.text}>
        {text}
      </span>
      {children}
    </div>,
    layerElement(urgent ? 'toast' : 'window'),
  )
}
