import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { useMessages } from '../messages.ts'
import styles from './MoveInDialog.module.css'

/** Bookmarks become groups of the desktop, folders in one group, or bookmarks of the app. */
export type Destination = 'desktop' | 'folders' | 'app'

interface Props {
  readonly offered: readonly Destination[]
  readonly value: Destination
  readonly onChange: (value: Destination) => void
}

/** Where the bookmarks of a browser go. */
export function BookmarkDestination({ offered, value, onChange }: Props) {
  const text = useMessages()
  if (offered.length < 2) return null
  return (
    <div className={styles.destination}>
      <Segments
        aria-label={text('destination')}
        value={value}
        options={offered.map((one) => ({ value: one, label: text(`destination.${one}`) }))}
        onChange={onChange}
      />
      <small>{text(`destinationHint.${value}`)}</small>
    </div>
  )
}
