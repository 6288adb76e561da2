import { BOOKMARK_LIMITS } from '../../../../shared/entities/bookmark.ts'
import { TextField } from '../../../kit/components.ts'
import { parseTags, tagKey } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { bookmarks } from '../bookmark-source.ts'
import { countTags, tagsText } from '../kernel/tags.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './TagsField.module.css'

interface TagsFieldProps {
  /** As it is typed, with commas. */
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Tags that are offered below the field, the most used. */
const OFFERED = 12

/** The tags of a bookmark as a text with commas; those in use are offered as buttons. */
export function TagsField({ value, onChange }: TagsFieldProps) {
  const messages = useMessages()
  const language = useLanguage()
  const used = countTags(
    bookmarksIn(bookmarks.useNodes()).map(({ bookmark }) => bookmark),
    language,
  )
  const written = parseTags(value)
  const keys = new Set(written.map(tagKey))
  const toggle = (tag: string) =>
    onChange(tagsText(keys.has(tagKey(tag)) ? written.filter((one) => tagKey(one) !== tagKey(tag)) : [...written, tag]))
  return (
    <div className={styles.tags}>
      <TextField
        label={messages('tags')}
        labelled
        compact
        autoComplete="off"
        maxLength={BOOKMARK_LIMITS.tags * BOOKMARK_LIMITS.tagLength}
        placeholder={messages('tagsHint')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {used.length === 0 ? null : (
        <ul className={styles.offered} aria-label={messages('tagsInUse')}>
          {used.slice(0, OFFERED).map(({ tag }) => (
            <li key={tag}>
              <button type="button" aria-pressed={keys.has(tagKey(tag))} onClick={() => toggle(tag)}>
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
