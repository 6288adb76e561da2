import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../../components/icon-button/IconButton.tsx'
import { measureGlass, placeGlass } from '../../glass/glass-place.ts'
import { close } from '../../icons/home-paths.ts'
import { useMessages } from '../../messages.ts'
import { classes } from '../../styles/classes.ts'
import surface from '../../styles/surface.module.css'
import { useCloseByBack } from '../back/close-by-back.ts'
import { mayClose } from '../double-click-guard.ts'
import { Mask } from '../mask/Mask.tsx'
import modal from '../modal.module.css'
import { useLayer } from '../use-layer.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text?: ReactNode
  /** Scrollable content between text and actions. */
  readonly children?: ReactNode
  /** Buttons, the primary last; a safe alternative first, wrapped in `DialogAlternative`. */
  readonly actions?: ReactNode
  /** A pane at the left, over the whole height; then a button closes the dialog, too. */
  readonly aside?: ReactNode
  /** `plain`: the children fill it to its edges, and draw the title by `DialogTitle`. */
  readonly layout?: 'plain'
  /** Outer width in pixels. */
  readonly width?: number
  /** `alertdialog` for interruptions, such as a deletion. */
  readonly role?: 'dialog' | 'alertdialog'
  /** Whether a press outside closes it; Esc always does. */
  readonly dismissable?: boolean
}

/** A modal dialog on washi: it traps the focus, Esc closes it, and the focus returns afterwards. Import it lazily. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  children,
  actions,
  aside,
  layout,
  width = 400,
  role = 'dialog',
  dismissable = true,
}: DialogProps) {
  const messages = useMessages()
  const layer = useLayer('dialog', open)
  useCloseByBack(open, onClose)
  const isPlain = layout === 'plain'
  const content = isPlain ? (
    children
  ) : (
    <>
      <DialogTitle>{title}</DialogTitle>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children === undefined ? null : <div className={styles.content}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </>
  )
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => stays || onClose()}
      isDismissable={dismissable}
      shouldCloseOnInteractOutside={mayClose}
      className={styles.overlay ?? ''}
      UNSTABLE_portalContainer={layer}
    >
      <Mask />
      <Modal
        ref={placeModal}
        className={classes(surface.g3, modal.modal, styles.modal)}
        style={{ '--width': `${width}px` }}
      >
        <AriaDialog
          role={role}
          className={classes(styles.dialog, aside !== undefined && styles.split, isPlain && styles.plain)}
        >
          {aside === undefined ? (
            content
          ) : (
            <>
              <div className={styles.aside}>{aside}</div>
              <div className={styles.main}>{content}</div>
              <IconButton
                className={styles.close}
                icon={close}
                iconSize={16}
                label={messages('close')}
                onClick={onClose}
              />
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

/** Places the glass anew whenever the content has become higher or lower. */
function placeModal(modal: HTMLElement | null): () => void {
  const remove = placeGlass(modal)
  const observer = new ResizeObserver(measureGlass)
  if (modal !== null) observer.observe(modal)
  return () => {
    observer.disconnect()
    remove?.()
  }
}

/** The title of a dialog, drawn by its children where its layout is plain. */
export function DialogTitle({ children }: { readonly children: string }) {
  return (
    <Heading slot="title" level={2} className={styles.title ?? ''}>
      {children}
    </Heading>
  )
}

/** Wraps a safe alternative: far left of the actions. */
export function DialogAlternative({ children }: { readonly children: ReactNode }) {
  return <span className={styles.alternative}>{children}</span>
}
