import type { Bookmark } from '../../../../shared/entities/bookmark.ts'
import { hostOf } from '../../../kit/desktop.ts'
import { useDocument } from '../../../kit/documents.ts'
import { bookMarksLinks } from '../document.ts'
import { useMessages } from '../messages.ts'
import styles from './BookmarkList.module.css'

interface BookmarkNoteProps {
  readonly bookmark: Bookmark
  /** The names of the folders that it is in, where they are not said above the list. */
  readonly path?: readonly string[]
}

/** What a row says below or beside the name of a bookmark: whether its page is gone, its folders, host and tags. */
export function BookmarkNote({ bookmark: { url, tags }, path = [] }: BookmarkNoteProps) {
  const messages = useMessages()
  const isGone = useDocument(bookMarksLinks, (told) => told[url]?.state === 'gone')
  return (
    <>
      {isGone ? <span className={styles.dead}>{messages('dead')}</span> : null}
      {[...path, hostOf(url)].join(' › ')}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </>
  )
}
