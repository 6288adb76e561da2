import { useState } from 'react'
import { Button, IconButton } from '../../../kit/components.ts'
import { chevronLeft, chevronRight } from '../../../kit/icons.ts'
import { Dialog } from '../../../kit/interaction.ts'
import { useCommonMessages } from '../../../kit/text.ts'
import { useMessages } from '../messages.ts'
import styles from './PhotoDialog.module.css'
import { Poster } from './Poster.tsx'

interface PhotoDialogProps {
  /** The film's name. */
  readonly name: string
  readonly photos: readonly string[]
  readonly index: number
  readonly open: boolean
  readonly close: () => void
}

/** The photos of a film one by one: buttons and arrow keys go to the others. */
export function PhotoDialog({ name, photos, index, open, close }: PhotoDialogProps) {
  const messages = useMessages()
  const common = useCommonMessages()
  const [at, setAt] = useState(index)
  const go = (by: number) => setAt((now) => (now + by + photos.length) % photos.length)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={name}
      width={960}
      actions={
        <Button kind="primary" onClick={close}>
          {common('close')}
        </Button>
      }
    >
      <Poster picture={photos[at]} size="large" className={styles.photo} />
      <div
        className={styles.steps}
        role="toolbar"
        aria-label={messages('photos')}
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') go(-1)
          if (key === 'ArrowRight') go(1)
        }}
      >
        <IconButton icon={chevronLeft} label={messages('previous')} onClick={() => go(-1)} />
        <span aria-live="polite">{messages('photo', { at: at + 1, count: photos.length })}</span>
        <IconButton icon={chevronRight} label={messages('next')} onClick={() => go(1)} />
      </div>
    </Dialog>
  )
}
