import { useEffect, useRef, useState } from 'preact/hooks'
import styles from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'
import { useTexts } from './texts.ts'

/** The game as text for other programs (PGN), selected so that it can be copied. */
export function GameTextDialog({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const say = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState<'copied' | 'selected' | undefined>(undefined)
  useEffect(() => field.current?.select(), [])
  const copy = () => {
    field.current?.focus()
    field.current?.select()
    // the clipboard of the page is not the game's, which is of another origin: what is selected can be copied
    setState(document.execCommand('copy') ? 'copied' : 'selected')
  }
  return (
    <Dialog title={say('gameText')} onClose={onClose}>
      <textarea
        ref={field}
        className={styles.text}
        readOnly
        spellcheck={false}
        aria-label={say('gameText')}
        value={text}
      />
      <button type="button" className={styles.copy} onClick={copy}>
        {say(state === 'copied' ? 'copied' : 'copy')}
      </button>
      <p role="status">{say(state === 'selected' ? 'copyByKeys' : 'gameTextAbout')}</p>
    </Dialog>
  )
}
