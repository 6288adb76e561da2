import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { session } from '../session.ts'
import { useKitTexts } from '../text/kit-texts.ts'
import styles from './Dialog.module.css'
import { Icon } from './icons.tsx'

interface Props {
  readonly title: string
  /** The accessible name, where it is not the title. */
  readonly label?: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ComponentChildren
}

/** A dialog over the whole game: while it is open, the game has no keys and its time stands still. */
export function Dialog({ title, label = title, onClose, onKeyDown, children }: Props) {
  const say = useKitTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    session.patch({ isDialogOpen: true })
    return () => session.patch({ isDialogOpen: false })
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={label} onClose={onClose} onKeyDown={onKeyDown}>
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={say('close')} title={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
