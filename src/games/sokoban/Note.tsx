import { useKitTexts } from '../kit/text/kit-texts.ts'
import styles from './Note.module.css'

interface Props {
  readonly text: string
  /** Where the last push is better taken back. */
  readonly onUndo: (() => void) | undefined
}

/** The line below the room: what there is to know, or what went wrong. */
export function Note({ text, onUndo }: Props) {
  const kit = useKitTexts()
  return (
    <p className={styles.note}>
      <span>{text}</span>
      {onUndo !== undefined && (
        <button type="button" onClick={onUndo}>
          {kit('undo')}
        </button>
      )}
    </p>
  )
}
