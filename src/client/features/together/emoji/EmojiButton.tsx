import { useRef, useState } from 'react'
import { lazy } from '../../../core/page/lazy.ts'
import { IconButton, type IconButtonProps } from '../../../ui/components/icon-button/IconButton.tsx'
import { smile } from '../../../ui/icons/paths.ts'
import { useMessages } from './messages.ts'

const EmojiPicker = lazy(() => import('./EmojiPicker.tsx'))

interface EmojiButtonProps extends Pick<IconButtonProps, 'size' | 'iconSize' | 'className' | 'disabled'> {
  readonly onPick: (emoji: string) => void
  /** Where the focus goes once the picker has closed; by default to the button. */
  readonly onClosed?: () => void
}

/** A button that opens the emoji picker, which is loaded then. */
export function EmojiButton({ onPick, onClosed, ...look }: EmojiButtonProps) {
  const messages = useMessages()
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // the popover gives the focus back in the next frame
    if (onClosed !== undefined) requestAnimationFrame(() => requestAnimationFrame(onClosed))
  }
  return (
    <>
      <IconButton
        {...look}
        ref={anchor}
        icon={smile}
        label={messages('open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <EmojiPicker anchor={anchor} onPick={onPick} onClose={close} /> : null}
    </>
  )
}
