import { useEffect, useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { flushSync } from 'react-dom'
import { useScreen } from '../../../core/page/screen.ts'
import { placeGlass } from '../../../ui/glass/glass-place.ts'
import { mayClose } from '../../../ui/overlay/double-click-guard.ts'
import { Mask } from '../../../ui/overlay/mask/Mask.tsx'
import modal from '../../../ui/overlay/modal.module.css'
import { Sheet } from '../../../ui/overlay/sheet/Sheet.tsx'
import { useLayer } from '../../../ui/overlay/use-layer.ts'
import { classes } from '../../../ui/styles/classes.ts'
import surface from '../../../ui/styles/surface.module.css'
import { beginLocalSearch } from '../local-search/lazy.ts'
import { useMessages } from './messages.ts'
import styles from './Palette.module.css'
import { PaletteSearch } from './PaletteSearch.tsx'

interface Props {
  readonly open: boolean
  /** Selected, so that typing replaces it. */
  readonly initialText: string
  /** Typed before the palette was there: it replaces `initialText`, and is typed on. */
  readonly typed: string
  readonly close: () => void
}

/** The command palette: finds and runs everything on the page. On a phone it is a sheet. */
export function Palette({ open, initialText, typed, close }: Props) {
  const messages = useMessages()
  const { mobile } = useScreen()
  const layer = useLayer('dialog', open)
  const [isChosen, setChosen] = useState(false)
  useEffect(() => beginLocalSearch(), [])
  const choose = (run: () => void) => {
    flushSync(() => setChosen(true)) // unmounted at once: a closing modal would hold the focus
    close()
    // the focus is restored in the next frame: after that the chosen entry may take it
    requestAnimationFrame(() => requestAnimationFrame(run))
  }
  if (isChosen) return null
  const search = (
    <PaletteSearch initialText={initialText} typed={typed} mobile={mobile} close={close} onChoose={choose} />
  )
  if (mobile) {
    return (
      <Sheet open={open} onClose={close} title={messages('title')} tall>
        {search}
      </Sheet>
    )
  }
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(stays) => stays || close()}
      isDismissable
      shouldCloseOnInteractOutside={mayClose}
      className={styles.overlay ?? ''}
      UNSTABLE_portalContainer={layer}
    >
      <Mask />
      <Modal ref={placeGlass} className={classes(surface.g3, modal.modal, styles.modal)}>
        <Dialog aria-label={messages('title')} className={styles.dialog ?? ''}>
          {search}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
