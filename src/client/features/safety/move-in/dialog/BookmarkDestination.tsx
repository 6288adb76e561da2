import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { useMessages } from '../messages.ts'
import styles from './MoveInDialog.module.css'

export type Destination = 'desktop' | 'app'

interface Props {
  readonly value: Destination
  readonly onChange: (value: Destination) => void
}

/** Where the bookmarks of a browser go. */
export function BookmarkDestination({ value, onChange }: Props) {
  const text = useMessages()
  return (
    <div className={styles.destination}>
      <Segments
        aria-label={text('destination')}
        value={value}
        options={(['desktop', 'app'] as const).map((one) => ({ value: one, label: text(`destination.${one}`) }))}
        onChange={onChange}
      />
      <small>{text(`destinationHint.${value}`)}</small>
    </div>
  )
}
