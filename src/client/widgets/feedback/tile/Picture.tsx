import source from '../icon.svg?raw'
import { useMessages } from '../messages.ts'
import { Dot } from './Dot.tsx'
import styles from './Picture.module.css'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(source)}`

/** A tile of one column: the app's picture, with a dot for a new answer. */
export function Picture({ hasNews }: { readonly hasNews: boolean }) {
  const messages = useMessages()
  const label = messages(hasNews ? 'tile.news' : 'name')
  return (
    <div className={styles.picture} role="img" aria-label={label}>
      <span className={styles.art}>
        <img src={PICTURE} alt="" draggable={false} />
      </span>
      {hasNews ? (
        <span className={styles.corner}>
          <Dot isOnPicture />
        </span>
      ) : null}
    </div>
  )
}
