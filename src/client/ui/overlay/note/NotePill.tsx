import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { placeGlass } from '../../glass/glass-place.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { layerElement } from '../layers.ts'
import { overlays } from '../overlay.ts'
import { toasts } from '../toast/toast.ts'
import styles from './NotePill.module.css'

interface NotePillProps {
  /** One sentence. */
  readonly text: string
  /** Its buttons. */
  readonly children: ReactNode
}

/**
 * A quiet note above the clock, on a phone above the bar, that waits for its answer; opened by `openOverlay`. It is
 * hidden while the page is not at rest: under a toast or another overlay.
 */
export function NotePill({ text, children }: NotePillProps) {
  const isToastShown = useStore(toasts, (queue) => queue.length > 0)
  const isCovered = useStore(overlays, (all) => all.filter(({ open }) => open).length > 1) // this one is the first
  if (isToastShown || isCovered) return null
  return createPortal(
    <div ref={placeGlass} role="note" className={classes(surface.g2, styles.pill)}>
      <span className={styles.text}>{text}</span>
      {children}
    </div>,
    layerElement('window'),
  )
}
