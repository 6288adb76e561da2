import { useEffect, useRef } from 'react'
import type { BookmarkFolder } from '../../../../shared/entities/bookmark.ts'
import { IconButton } from '../../../kit/components.ts'
import { chevronLeft } from '../../../kit/icons.ts'
import { regainFocus } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import styles from './PathNav.module.css'

interface PathNavProps {
  /** The folders down to the shown one; empty at the top. */
  readonly path: readonly BookmarkFolder[]
  readonly onChoose: (folder: string) => void
}

/** The way to the shown folder, each step a button that takes what is dropped; in a narrow window with a way back. */
export function PathNav({ path, onChoose }: PathNavProps) {
  const messages = useMessages()
  const steps = [{ id: '', name: messages('all') }, ...path]
  const nav = useRef<HTMLElement>(null)
  const shown = path.at(-1)?.id ?? ''
  const before = useRef(shown)
  useEffect(() => {
    // the row of a folder that was entered is gone, and the focus with it
    if (before.current !== shown) regainFocus(() => nav.current?.querySelector<HTMLElement>('[aria-current]'))
    before.current = shown
  }, [shown])
  return (
    <nav ref={nav} className={styles.path} aria-label={messages('path')}>
      {path.length === 0 ? null : <BackButton onBack={() => onChoose(steps.at(-2)?.id ?? '')} />}
      {steps.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          className={styles.step}
          aria-current={index === steps.length - 1 ? 'page' : undefined}
          data-drop-folder={index === steps.length - 1 ? undefined : id}
          title={name}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** What is shown in place of a folder, under its name. */
export function ViewTitle({ title, onBack }: { readonly title: string; readonly onBack: () => void }) {
  return (
    <div className={styles.path}>
      <BackButton onBack={onBack} />
      <h3 className={styles.title}>{title}</h3>
    </div>
  )
}

/** In a wide window the rail beside it leads back. */
function BackButton({ onBack }: { readonly onBack: () => void }) {
  const messages = useMessages()
  return (
    <IconButton className={styles.back} icon={chevronLeft} iconSize={18} label={messages('back')} onClick={onBack} />
  )
}
