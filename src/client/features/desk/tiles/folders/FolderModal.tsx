import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { morphTo } from '../../../../lib/geometry/morph.ts'
import { measureGlass, placeGlass } from '../../../../ui/glass/glass-place.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'
import { prefersReducedMotion } from '../../../../ui/motion/motion.ts'
import { useCloseByBack } from '../../../../ui/overlay/back/close-by-back.ts'
import { mayClose } from '../../../../ui/overlay/double-click-guard.ts'
import { useLayer } from '../../../../ui/overlay/use-layer.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import surface from '../../../../ui/styles/surface.module.css'
import styles from './FolderModal.module.css'
import { panelCorner } from './folder-panel-place.ts'

/** How long the panel takes to open and to close, in ms, with reduced motion too. */
const duration = () => (prefersReducedMotion() ? 120 : 300)

interface Props {
  readonly label: string
  /** The folder's tile; its glass is the rectangle from which the panel opens. */
  readonly anchor: RefObject<HTMLElement | null>
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The panel of an open folder: it grows from its tile, which it replaces, over a veil, and returns into it. */
export function FolderModal({ label, anchor, open, onClose, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const layer = useLayer('dialog', open)
  useCloseByBack(open, onClose)
  usePlace(panel, anchor, open)
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => stays || onClose()}
      isDismissable
      shouldCloseOnInteractOutside={mayClose}
      className={styles.overlay ?? ''}
      UNSTABLE_portalContainer={layer}
    >
      <div className={styles.veil} />
      <Modal
        ref={(element) => {
          panel.current = element
          return placeGlass(element)
        }}
        className={classes(surface.g2, styles.panel)}
      >
        <Dialog aria-label={label} className={styles.dialog ?? ''}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Keeps the panel over its tile while it is open, and the tile hidden until the panel has returned into it. */
function usePlace(panel: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const [element, tile] = [panel.current, anchor.current?.firstElementChild]
    if (!open || element === null || !(tile instanceof HTMLElement)) return undefined
    const place = () => placePanel(element, tile)
    place()
    const observer = new ResizeObserver(place) // icons come and go
    observer.observe(element)
    element.addEventListener('transitionend', measureGlass) // it has moved
    addEventListener('resize', place)
    addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', place)
      removeEventListener('scroll', place, { capture: true })
      if (tile.isConnected) tile.animate({ visibility: ['hidden', 'hidden'] }, duration())
    }
  }, [open, panel, anchor])
}

function placePanel(element: HTMLElement, tile: HTMLElement) {
  const own = { width: element.offsetWidth, height: element.offsetHeight }
  const box = elementBox(tile)
  const { x, y } = panelCorner(box, own, { width: innerWidth, height: innerHeight })
  const { dx, dy, clipX, clipY } = morphTo(box, { x, y, ...own })
  const values = { left: x, top: y, '--dx': dx, '--dy': dy, '--clip-x': clipX, '--clip-y': clipY }
  for (const [name, px] of Object.entries(values)) element.style.setProperty(name, `${px}px`)
  element.style.setProperty('--tile-radius', getComputedStyle(tile).borderRadius)
}
