import { type RefObject, useRef } from 'react'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { Popover } from '../../../../ui/overlay/popover/Popover.tsx'
import { PreviewStrip } from '../../../look/wallpaper/lazy.ts'
import { inOneLine } from '../../chat/lazy.ts'
import { shownSize } from '../kernel/sizes.ts'
import { useMessages } from '../messages.ts'
import { OwnStyle } from '../OwnStyle.tsx'
import { danmakuSettings, sendDanmakuSettings } from '../settings.ts'
import { Comment } from '../stage/Comment.tsx'
import { Lead } from './Lead.tsx'
import styles from './Sending.module.css'

interface StylePopoverProps {
  readonly button: RefObject<HTMLButtonElement | null>
  /** What is typed. */
  readonly text: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The width of the popover and what it keeps free at both sides, in px. */
const ROOM_PX = 272 + 3 * 8

/** The style of what the user sends, and how it will look; beside the box where there is room, else below its button. */
export default function StylePopover({ button, text, open, onClose }: StylePopoverProps) {
  const messages = useMessages()
  const { color, fontSize } = useDocument(sendDanmakuSettings, (now) => now)
  const readers = useDocument(danmakuSettings, (now) => now)
  const box = useRef(button.current?.form ?? null)
  const isBeside = innerWidth - (box.current?.getBoundingClientRect().right ?? innerWidth) >= ROOM_PX
  return (
    <Popover
      label={messages('style')}
      anchor={isBeside ? box : button}
      open={open}
      onClose={onClose}
      placement={isBeside ? 'right top' : 'bottom end'}
      className={styles.popover}
    >
      <PreviewStrip className={styles.preview} inert>
        <span className={styles.sample} style={{ fontSize: shownSize(fontSize, readers.fontSize) }}>
          <Comment face={<Lead />} text={inOneLine(text) || messages('sample.own')} color={color} isOwn />
        </span>
      </PreviewStrip>
      <OwnStyle />
    </Popover>
  )
}
