import { useId, useState } from 'react'
import { Button, Empty, Radio } from '../../../kit/components.ts'
import { trash } from '../../../kit/icons.ts'
import { groupedNumber } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { removeMarks } from '../actions.ts'
import { BookmarkPicture } from '../bookmark-link.tsx'
import { bookmarks } from '../bookmark-source.ts'
import { type Duplicates, findDuplicates, surplusOf } from '../kernel/duplicates.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './DuplicatesView.module.css'

/** The pages that are there more than once; of each one stays, the first unless another is chosen. */
export function DuplicatesView() {
  const messages = useMessages()
  const language = useLanguage()
  const [keptBy, setKeptBy] = useState<ReadonlyMap<string, string>>(new Map())
  const duplicates = findDuplicates(bookmarksIn(bookmarks.useNodes()))
  const surplus = surplusOf(duplicates, keptBy)
  if (duplicates.length === 0) return <Empty fit="page" title={messages('noDuplicates')} />
  return (
    <div className={styles.view}>
      <div className={styles.head}>
        <p>{messages('duplicatesFound', { count: groupedNumber(duplicates.length, language) })}</p>
        <Button size="s" kind="danger" icon={trash} onClick={() => removeMarks(surplus)}>
          {messages('deleteSurplus', { count: groupedNumber(surplus.size, language) })}
        </Button>
      </div>
      {duplicates.map((one) => (
        <Choice
          key={one.key}
          duplicates={one}
          kept={keptBy.get(one.key)}
          onKeep={(id) => setKeptBy((now) => new Map(now).set(one.key, id))}
          onRemove={() => removeMarks(surplusOf([one], keptBy))}
        />
      ))}
    </div>
  )
}

interface ChoiceProps {
  readonly duplicates: Duplicates
  readonly kept: string | undefined
  readonly onKeep: (id: string) => void
  readonly onRemove: () => void
}

/** The bookmarks of one page, among which the one that stays is chosen. */
function Choice({ duplicates: { key, placed }, kept, onKeep, onRemove }: ChoiceProps) {
  const messages = useMessages()
  const name = useId()
  const [first] = placed
  const shown = placed.some(({ bookmark }) => bookmark.id === kept) ? kept : first?.bookmark.id
  return (
    <fieldset className={styles.choice} aria-label={messages('keepOne', { address: key })}>
      <div className={styles.page}>
        <b title={key}>{key}</b>
        <Button size="s" kind="text" onClick={onRemove}>
          {messages('deleteOthers')}
        </Button>
      </div>
      {placed.map(({ bookmark, path }) => (
        <Radio
          key={bookmark.id}
          className={styles.mark}
          name={name}
          checked={bookmark.id === shown}
          onChange={() => onKeep(bookmark.id)}
        >
          <BookmarkPicture bookmark={bookmark} className={styles.picture} />
          <span className={styles.words}>
            <span title={bookmark.url}>{bookmark.name}</span>
            <small title={bookmark.url}>
              {[path.length > 0 ? path.join(' › ') : messages('all'), bookmark.url].join(' · ')}
            </small>
          </span>
          {bookmark.id === shown ? <em>{messages('kept')}</em> : null}
        </Radio>
      ))}
    </fieldset>
  )
}
