import { useRef, useState } from 'react'
import { SEARCH } from '../../../../../shared/constants.ts'
import { lazy } from '../../../../core/page/lazy.ts'
import { IconButton } from '../../../../ui/components/icon-button/IconButton.tsx'
import { palette } from '../../../../ui/icons/paths.ts'
import { useMessages } from '../messages.ts'
import styles from './Sending.module.css'

const StylePopover = lazy(() => import('./StylePopover.tsx'))

/** In the box: how much was typed, and the style of what is sent. */
export function Tools({ text }: { readonly text: string }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  const close = () => {
    setOpen(false)
    // the text is written on; the popover gives the focus back in the next frame
    requestAnimationFrame(() => requestAnimationFrame(() => button.current?.form?.querySelector('input')?.focus()))
  }
  return (
    <>
      {text === '' ? null : (
        <span className={styles.count} aria-hidden="true">
          {text.length} / {SEARCH.inputLength}
        </span>
      )}
      <IconButton
        ref={button}
        icon={palette}
        label={messages('style')}
        size={36}
        round
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        className={styles.style}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      />
      {isOpen === undefined ? null : <StylePopover button={button} text={text} open={isOpen} onClose={close} />}
    </>
  )
}
