import { useState } from 'react'
import { Button } from '../../kit/components.ts'
import { plus } from '../../kit/icons.ts'
import { useFileChooser } from '../../kit/interaction.ts'
import { addOwnWallpapers } from '../../kit/media.ts'
import { AddressForm } from './AddressForm.tsx'
import { useMessages } from './messages.ts'
import styles from './OwnBar.module.css'

/** The formats that the system's dialog offers; a file is judged by its content. */
const ACCEPT = 'image/*,video/mp4,video/webm'

/** Adds pictures and videos of this device, and pictures by their addresses. */
export function OwnBar() {
  const messages = useMessages()
  const [isBusy, setBusy] = useState(false)
  const add = async (files: readonly File[]) => {
    setBusy(true)
    await addOwnWallpapers(files)
    setBusy(false)
  }
  const [choose, input] = useFileChooser({
    accept: ACCEPT,
    multiple: true,
    label: messages('add'),
    onFiles: (files) => void add(files),
  })
  return (
    <div className={styles.bar}>
      <Button kind="primary" size="s" icon={plus} busy={isBusy} onClick={choose}>
        {messages('add')}
      </Button>
      <small>{messages('addHint')}</small>
      <AddressForm />
      {input}
    </div>
  )
}
