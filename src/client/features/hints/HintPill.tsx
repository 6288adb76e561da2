import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useDocument } from '../../core/react.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { hasFlag } from '../../ui/dom.ts'
import { placeGlass } from '../../ui/glass/glass-place.ts'
import { layerElement } from '../../ui/overlay/layers.ts'
import { overlays } from '../../ui/overlay/overlay.ts'
import { toasts } from '../../ui/overlay/toast/toast.ts'
import surface from '../../ui/styles/surface.module.css'
import { themeSettings } from '../theme/index.ts'
import styles from './HintPill.module.css'
import { useMessages } from './messages.ts'
import type { Hint } from './model.ts'

interface HintPillProps {
  readonly hint: Hint
  readonly close: () => void
}

/** One hint above the clock, on a phone above the bar, on a page that is at rest: no toast, no overlay, and not the clock alone. */
export function HintPill({ hint, close }: HintPillProps) {
  const messages = useMessages()
  const isToastShown = useStore(toasts, (queue) => queue.length > 0)
  const isCovered = useStore(overlays, (all) => all.filter(({ open }) => open).length > 1) // this one is the first
  const minimal = useDocument(themeSettings, ({ isMinimalism }) => isMinimalism)
  if (isToastShown || isCovered || minimal) return null
  const byTouch = hint === 'menu' && hasFlag(document.documentElement, 'mobile')
  return createPortal(
    <div ref={placeGlass} role="note" className={`${surface['g2']} ${styles['pill']}`}>
      <span className={styles['text']}>{messages(byTouch ? 'menu.touch' : hint)}</span>
      <Button kind="text" size="s" onClick={close}>
        {messages('close')}
      </Button>
    </div>,
    layerElement('window'),
  )
}
