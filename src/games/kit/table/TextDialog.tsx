import { useEffect, useRef, useState } from 'preact/hooks'
import { useKitTexts } from '../text/kit-texts.ts'
import { Dialog } from './Dialog.tsx'
import { Icon } from './icons.tsx'
import styles from './TextDialog.module.css'

interface Props {
  readonly title: string
  readonly text: string
  /** What it is good for, in one line. */
  readonly about?: string
  readonly onClose: () => void
}

/** A text to be taken elsewhere, such as the record of a game: selected already, and copied by its button. */
export function TextDialog({ title, text, about, onClose }: Props) {
  const say = useKitTexts()
  const [state, setState] = useState<'copied' | 'selected' | undefined>(undefined)
  const isCopied = state === 'copied'
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.select(), [])
  const copy = () => {
    field.current?.select()
    // an opaque origin has no clipboard but this
    setState(document.execCommand('copy') ? 'copied' : 'selected')
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.text}>
        <textarea ref={field} readOnly rows={12} aria-label={title} spellcheck={false} value={text} />
        <button type="button" onClick={copy}>
          <Icon name={isCopied ? 'finish' : 'copy'} />
          <span aria-live="polite">{say(isCopied ? 'copied' : 'copy')}</span>
        </button>
        <p role="status">{state === 'selected' ? say('copyByKeys') : about}</p>
      </div>
    </Dialog>
  )
}
