import { OwnStyle } from '../../../kit/chat.ts'
import { Popover } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import styles from './StylePopover.module.css'

interface StylePopoverProps {
  readonly anchor: React.RefObject<Element | null>
  readonly open: boolean
  readonly onClose: () => void
}

/** Colour and size of what the user writes; danmaku have the same. */
export default function StylePopover({ anchor, open, onClose }: StylePopoverProps) {
  const messages = useMessages()
  return (
    <Popover
      label={messages('style')}
      anchor={anchor}
      open={open}
      onClose={onClose}
      placement="top start"
      className={styles.popover}
    >
      <OwnStyle />
    </Popover>
  )
}
