import { useEffect, useRef, useState } from 'preact/hooks'
import { useKitTexts } from '../text/kit-texts.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './icons.tsx'
import styles from './TextDialog.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

/** A text to be taken elsewhere, such as the record of a game: selected already, and copied by its button. */
export function TextDialog({ title, text, onClose }: Props) {
  const say = useKitTexts()
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  const copy = () => {
    field.current?.select()
    // an opaque origin has no clipboard but this
    setCopied(document.execCommand('copy'))
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.text}>
        <textarea ref={field} readOnly rows={12} aria-label={title} spellcheck={false} value={text} />
        <button type="button" onClick={copy}>
          <Icon name={isCopied ? 'finish' : 'copy'} />
          <span aria-live="polite">{say(isCopied ? 'copied' : 'copy')}</span>
        </button>
      </div>
    </Dialog>
  )
}
