import { RailItem, RailList } from '../../kit/components.ts'
import { tag as tagIcon } from '../../kit/icons.ts'
import type { TagCount } from './kernel/tags.ts'
import { useMessages } from './messages.ts'

interface TagNavProps {
  readonly tags: readonly TagCount[]
  /** The tag whose bookmarks are shown. */
  readonly chosen: string | undefined
  readonly onChoose: (tag: string) => void
}

/** The tags with the numbers of their bookmarks, in a rail below the folders, or alone in narrow windows. */
export function TagNav({ tags, chosen, onChoose }: TagNavProps) {
  const messages = useMessages()
  if (tags.length === 0) return null
  return (
    <RailList label={messages('tags')} isHeaded>
      {tags.map(({ tag, count }) => (
        <RailItem
          key={tag}
          icon={tagIcon}
          label={tag}
          count={count}
          isCurrent={chosen === tag}
          onChoose={() => onChoose(tag)}
        />
      ))}
    </RailList>
  )
}
