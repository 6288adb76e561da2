import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { session } from '../kit/session.ts'
import { Icon } from '../kit/table/icons.tsx'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import styles from './Dialog.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly children: ComponentChildren
}

/** A dialog over the board: meanwhile time stands still, and the board has no keys. */
export function Dialog({ title, onClose, onKeyDown, children }: Props) {
  const kit = useKitTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    session.patch({ isDialogOpen: true })
    return () => session.patch({ isDialogOpen: false })
  }, [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onClose={onClose} onKeyDown={onKeyDown}>
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={kit('close')} title={kit('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
