import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../components/button/Button.tsx'
import { IconButton } from '../components/icon-button/IconButton.tsx'
import { close, trash } from '../icons/paths.ts'
import { isComposing } from '../input/keyboard/composing.ts'
import { classes } from '../styles/classes.ts'
import styles from './DetailsPane.module.css'

interface DetailsPaneProps {
  readonly title: string
  readonly closeLabel: string
  /** By the button or Escape, which closes the pane and not the window. */
  readonly onClose: () => void
  /** The last row: deletes what is shown. */
  readonly remove: { readonly label: string; readonly run: () => void }
  /** Whether the first field is to be typed over, as of something that has just been made. */
  readonly selectsFirst?: boolean
  readonly className?: string | undefined
  /** The rows, in cards. */
  readonly children: ReactNode
}

/**
 * All of one thing beside a list, or in its place: a heading with the way back, rows in cards, and at the foot the deletion.
 * It takes the focus when it is mounted.
 */
export function DetailsPane({
  title,
  closeLabel,
  onClose,
  remove,
  selectsFirst = false,
  className,
  children,
}: DetailsPaneProps) {
  const pane = useRef<HTMLElement>(null)
  const heading = useId()
  useEffect(() => {
    // in a narrow window it takes the place of the list
    if (selectsFirst) pane.current?.querySelector('input')?.select()
    else pane.current?.focus()
  }, [selectsFirst])
  return (
    <section
      ref={pane}
      tabIndex={-1}
      aria-labelledby={heading}
      className={classes(styles.pane, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
        event.stopPropagation()
        onClose()
      }}
    >
      <header className={styles.header}>
        <h3 id={heading}>{title}</h3>
        <IconButton icon={close} label={closeLabel} iconSize={16} onClick={onClose} />
      </header>
      {children}
      <footer className={styles.foot}>
        <Button kind="text" size="s" icon={trash} className={styles.delete} onClick={remove.run}>
          {remove.label}
        </Button>
      </footer>
    </section>
  )
}
