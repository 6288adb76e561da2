import { type FormEvent, useId, useState } from 'react'
import { BOOKMARK_LIMITS } from '../../../../shared/entities/bookmark.ts'
import { Button, Checkbox, TextField } from '../../../kit/components.ts'
import { Dialog, type OverlayState } from '../../../kit/interaction.ts'
import { parseTags } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { tagMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { countTags, hasTag } from '../kernel/tags.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './TagDialog.module.css'

interface TagDialogProps extends OverlayState {
  readonly ids: ReadonlySet<string>
}

/** The tags of several bookmarks: all in use, each given to all of them or taken from all, and a field for a new one. */
export function TagDialog({ open, close, ids }: TagDialogProps) {
  const messages = useMessages()
  const language = useLanguage()
  const form = useId()
  const [text, setText] = useState('')
  const all = bookmarksIn(bookmarks.useNodes()).map(({ bookmark }) => bookmark)
  const chosen = all.filter(({ id }) => ids.has(id))
  const stateOf = (tag: string) => {
    const count = chosen.filter((one) => hasTag(one, tag)).length
    return count === 0 ? 'none' : count === chosen.length ? 'all' : 'some'
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    tagMarks(ids, parseTags(text), true)
    setText('')
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('tagTitle', { count: chosen.length })}
      width={420}
      actions={
        <Button kind="primary" onClick={close}>
          {messages('done')}
        </Button>
      }
    >
      <form id={form} className={styles.add} onSubmit={add}>
        <TextField
          label={messages('newTag')}
          placeholder={messages('newTag')}
          compact
          className={styles.field}
          autoFocus
          autoComplete="off"
          maxLength={BOOKMARK_LIMITS.tagLength}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" disabled={parseTags(text).length === 0}>
          {messages('addAction')}
        </Button>
      </form>
      <fieldset className={styles.list} aria-label={messages('tagsInUse')}>
        {countTags(all, language).map(({ tag }) => (
          <Checkbox
            key={tag}
            label={tag}
            checked={stateOf(tag) === 'all'}
            mixed={stateOf(tag) === 'some'}
            onChange={() => tagMarks(ids, [tag], stateOf(tag) !== 'all')}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
