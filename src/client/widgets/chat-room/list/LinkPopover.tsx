import { useRef } from 'react'
import { copyAndTell } from '../../../kit/chat.ts'
import { Button } from '../../../kit/components.ts'
import { openUrl } from '../../../kit/desktop.ts'
import { type OverlayState, Popover } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import styles from './LinkPopover.module.css'

interface LinkPopoverProps extends OverlayState {
  /** The link that it opens beside. */
  readonly link: HTMLElement
  readonly address: string
  /** What whoever has sent it is called. */
  readonly name: string
}

/** Where a link leads, before it is opened. */
export function LinkPopover({ open, close, link, address, name }: LinkPopoverProps) {
  const messages = useMessages()
  const anchor = useRef(link)
  return (
    <Popover
      label={messages('link.title')}
      anchor={anchor}
      open={open}
      onClose={close}
      placement="bottom start"
      className={styles.popover}
    >
      <p className={styles.title}>{messages('link.title')}</p>
      <p className={styles.text}>{messages('link.text', { name })}</p>
      <p className={styles.address}>{address}</p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            close()
            void copyAndTell(address)
          }}
        >
          {messages('copy')}
        </Button>
        <Button
          kind="primary"
          onClick={() => {
            close()
            openUrl(address, 'tab')
          }}
        >
          {messages('link.open')}
        </Button>
      </div>
    </Popover>
  )
}
