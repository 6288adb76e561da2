import type { Bookmark } from '../../../../shared/entities/bookmark.ts'
import { hostOf } from '../../../kit/desktop.ts'
import styles from './BookmarkList.module.css'

interface BookmarkNoteProps {
  readonly bookmark: Bookmark
  /** The names of the folders that it is in, where they are not said above the list. */
  readonly path?: readonly string[]
}

/** What a row says below or beside the name of a bookmark: its folders, host and tags. */
export function BookmarkNote({ bookmark: { url, tags }, path = [] }: BookmarkNoteProps) {
  return (
    <>
      {[...path, hostOf(url)].join(' › ')}
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </>
  )
}
