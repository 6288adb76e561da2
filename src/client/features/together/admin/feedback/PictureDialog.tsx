import { Button } from '../../../../ui/components/button/Button.tsx'
import { useMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import styles from './PictureDialog.module.css'

interface PictureDialogProps {
  readonly src: string
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
}

/** A picture as large as the page lets it be. */
export function PictureDialog({ src, title, open, onClose }: PictureDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={1120}
      actions={<Button onClick={onClose}>{useMessages()('close')}</Button>}
    >
      <img className={styles.picture} src={src} alt={title} />
    </Dialog>
  )
}
