import { createElement } from 'react'
import { uploadedFile } from '../../../../../shared/api/upload.ts'
import { fileUrl } from '../../../../core/net/connection.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { useMessages } from '../messages.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** Of the uploaded file. */
  readonly name: string
  readonly username: string
}

/** The picture of feedback in small; pressed, it is shown in large. */
export function Picture({ name, username }: PictureProps) {
  const messages = useMessages()
  const src = fileUrl(uploadedFile, { name })
  if (src === undefined) return null
  const title = messages('feedback.pictureOf', { name: username })
  return (
    <button type="button" className={styles.picture} onClick={() => openPicture(src, title)}>
      <img src={src} alt={messages('feedback.enlarge')} loading="lazy" />
    </button>
  )
}

function openPicture(src: string, title: string): void {
  openOverlay(
    async () => (await import('./PictureDialog.tsx')).PictureDialog,
    (Dialog, { open, close }) => createElement(Dialog, { src, title, open, onClose: close }),
  )
}
