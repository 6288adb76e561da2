import type { ComponentChildren } from 'preact'
import styles from './Field.module.css'

interface Props {
  /** Whether the mouse leads the paddle, and so is not seen itself. */
  readonly isRunning: boolean
  /** What is told over the field, such as which level comes; the name tells one from the next. */
  readonly notice: { readonly title: string; readonly hint: string; readonly name: string } | undefined
  readonly handlers: Readonly<Record<string, (event: PointerEvent) => void>>
  readonly children: ComponentChildren
}

/** The room around the field: fingers may drag the paddle beside it, too. */
export function Field({ isRunning, notice, handlers, children }: Props) {
  return (
    <div className={styles.room} data-is-running={isRunning} {...handlers}>
      {children}
      {notice !== undefined && (
        <p key={notice.name} className={styles.notice}>
          {notice.title !== '' && <b>{notice.title}</b>}
          {notice.hint}
        </p>
      )}
    </div>
  )
}
