import { Icon, RailEntry } from '../../kit/components.ts'
import { tag as tagIcon } from '../../kit/icons.ts'
import type { TagCount } from './kernel/tags.ts'
import { useMessages } from './messages.ts'
import styles from './TagNav.module.css'

interface TagNavProps {
  readonly tags: readonly TagCount[]
  /** The tag whose bookmarks are shown. */
  readonly chosen: string | undefined
  readonly onChoose: (tag: string) => void
}

/** The tags with the numbers of their bookmarks, below the folders. */
export function TagNav({ tags, chosen, onChoose }: TagNavProps) {
  const messages = useMessages()
  if (tags.length === 0) return null
  return (
    <nav className={styles.rail} aria-label={messages('tags')}>
      <h3 className={styles.heading}>{messages('tags')}</h3>
      {tags.map(({ tag, count }) => (
        <RailEntry
          key={tag}
          icon={<Icon path={tagIcon} size={16} />}
          label={tag}
          count={count}
          aria-current={chosen === tag || undefined}
          onClick={() => onChoose(tag)}
        />
      ))}
    </nav>
  )
}

/** The same as a line of chips, for narrow windows. */
export function TagChips({ tags, onChoose }: Omit<TagNavProps, 'chosen'>) {
  const messages = useMessages()
  if (tags.length === 0) return null
  return (
    <nav className={styles.chips} aria-label={messages('tags')}>
      {tags.map(({ tag, count }) => (
        <button key={tag} type="button" onClick={() => onChoose(tag)}>
          {tag}
          <em>{count}</em>
        </button>
      ))}
    </nav>
  )
}
