import { useRef, useState } from 'react'
import { EmojiButton, messageColors, sendDanmakuSettings } from '../../../kit/chat.ts'
import { IconButton, lazy } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { at, textSize } from '../icons.ts'
import { useMessages } from '../messages.ts'
import styles from './Tools.module.css'
import { focusField, insert } from './writing.ts'

const StylePopover = lazy(() => import('./StylePopover.tsx'))

/** What a message is given beside its words: its look, and whom it is for. */
export function Tools() {
  const messages = useMessages()
  const style = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const color = useDocument(sendDanmakuSettings, (now) => now.color)
  return (
    <div className={styles.tools}>
      <EmojiButton onPick={insert} onClosed={focusField} />
      <span className={styles.style}>
        <IconButton
          ref={style}
          icon={textSize}
          label={messages('style')}
          aria-haspopup="dialog"
          aria-expanded={isOpen === true}
          onClick={() => setOpen(true)}
        />
        <i className={styles.color} style={messageColors(color)} />
      </span>
      <IconButton
        className={styles.mention}
        icon={at}
        label={messages('mentionSomeone')}
        onClick={() => {
          insert('@')
          focusField()
        }}
      />
      {isOpen === undefined ? null : <StylePopover anchor={style} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}
