import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../components/icon-button/IconButton.tsx'
import { placeGlass } from '../../glass/glass-place.ts'
import type { GlassLook } from '../../glass/glass-style.ts'
import { close } from '../../icons/paths.ts'
import { useMessages } from '../../messages.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { useCloseByBack } from '../back/close-by-back.ts'
import { mayClose } from '../double-click-guard.ts'
import type { OverlayLayer } from '../layers.ts'
import { Mask } from '../mask/Mask.tsx'
import { useLayer } from '../use-layer.ts'
import styles from './Sheet.module.css'
import { closesSheet, type SheetDrag } from './sheet-drag.ts'

export interface SheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Shown in the place of the title, e.g. a field in which it is edited. */
  readonly heading?: ReactNode
  readonly children: ReactNode
  /** Buttons in its header, before the close button. */
  readonly actions?: ReactNode
  /** Full height from 56 px below the top, as for drawer and windows; else as high as its content. */
  readonly tall?: boolean
  readonly layer?: OverlayLayer
  /** The hash of the address while it is open. */
  readonly hash?: string
  /** Its glass, radius (`--sheet-radius`) and speed (`--speed`); else as designed. */
  readonly look?: GlassLook
}

/** The form of drawer and windows on small screens: a drag down, a press outside, Esc or "back" closes it. */
export function Sheet({
  open,
  onClose,
  title,
  heading,
  children,
  actions,
  tall = false,
  layer = 'dialog',
  hash,
  look,
}: SheetProps) {
  const messages = useMessages()
  const container = useLayer(layer, open)
  useCloseByBack(open, onClose, hash)
  const [drag, setDrag] = useState<SheetDrag>()
  const start = useRef(0)
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button, input')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = event.clientY
    setDrag({ distance: 0, startTime: event.timeStamp, time: event.timeStamp })
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const distance = Math.max(0, event.clientY - start.current)
    setDrag((now) => now && { ...now, distance, time: event.timeStamp })
  }
  const end = () => {
    if (drag && closesSheet(drag)) onClose()
    setDrag(undefined)
  }
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => stays || onClose()}
      isDismissable
      shouldCloseOnInteractOutside={mayClose}
      className={styles.overlay ?? ''}
      UNSTABLE_portalContainer={container}
    >
      <Mask />
      <Modal
        ref={placeGlass}
        className={classes(surface.g3, styles.sheet, tall && styles.tall, drag && styles.dragging)}
        style={{ ...look?.style, ...(drag && { '--dragged': `${drag.distance}px` }) }}
        data-theme={look?.theme}
        data-wallpaper-text={look?.text}
      >
        <Dialog className={styles.dialog ?? ''}>
          <header
            className={styles.header}
            onPointerDown={begin}
            onPointerMove={drag && move}
            onPointerUp={drag && end}
            onPointerCancel={() => setDrag(undefined)}
          >
            <Heading slot="title" level={2} className={styles.title ?? ''}>
              {heading ?? title}
            </Heading>
            {actions}
            <IconButton icon={close} label={messages('close')} size={36} onClick={onClose} />
          </header>
          <div className={styles.content}>{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
