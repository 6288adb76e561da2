import { useStore } from 'zustand'
import { Button, Empty, IconButton, ListRow, ListRowLink, ProgressBar } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { link as linkIcon, refresh, trash } from '../../../kit/icons.ts'
import { Age } from '../../../kit/live.ts'
import { bareAddress, groupedNumber } from '../../../kit/rules.ts'
import { useLanguage } from '../../../kit/text.ts'
import { readdress, removeMarks } from '../actions.ts'
import { BookmarkPicture, bookmarkLinkProps } from '../bookmark-link.tsx'
import { bookmarks } from '../bookmark-source.ts'
import { bookMarksLinks } from '../document.ts'
import { type CheckedBookmark, type GroupState, groupByState, toldSince } from '../kernel/link-groups.ts'
import { useMessages } from '../messages.ts'
import { bookmarksIn } from '../model.ts'
import styles from './LinksView.module.css'
import { linkCheck, startCheck, stopCheck } from './link-check.ts'

/** Whether the pages of the bookmarks are still there: looked at on request, and what is not well to be decided on. */
export function LinksView() {
  const messages = useMessages()
  const placed = bookmarksIn(bookmarks.useNodes())
  const told = useDocument(bookMarksLinks, (now) => now)
  const since = toldSince(placed, told)
  const groups = groupByState(placed, told)
  return (
    <div className={styles.view}>
      <CheckState since={since} />
      {groups.map(({ state, checked }) => (
        <StateGroup key={state} state={state} checked={checked} />
      ))}
      {since !== undefined && groups.length === 0 ? <Empty fit="page" title={messages('allWell')} /> : null}
    </div>
  )
}

/** What a check does, how far it is, and why it has ended. */
function CheckState({ since }: { readonly since: number | undefined }) {
  const messages = useMessages()
  const language = useLanguage()
  const check = useStore(linkCheck)
  if (check.at === 'running') {
    const count = messages('checkedCount', {
      done: groupedNumber(check.done, language),
      total: groupedNumber(check.total, language),
    })
    return (
      <div className={styles.check}>
        <div className={styles.words}>
          <p role="status">{count}</p>
          <ProgressBar label={messages('checkLinks')} done={check.done} all={check.total} />
        </div>
        <Button onClick={stopCheck}>{messages('stop')}</Button>
      </div>
    )
  }
  return (
    <div className={styles.check}>
      <div className={styles.words}>
        <p>{messages('checkHint')}</p>
        {check.problem === undefined ? null : <p role="alert">{messages(`checkProblem.${check.problem}`)}</p>}
        {since === undefined ? null : (
          <p className={styles.age}>
            {messages('checkedAt')} <Age at={since} />
          </p>
        )}
      </div>
      <Button
        kind={since === undefined ? 'primary' : 'secondary'}
        icon={since === undefined ? linkIcon : refresh}
        onClick={() => void startCheck()}
      >
        {messages(since === undefined ? 'startCheck' : 'checkAgain')}
      </Button>
    </div>
  )
}

interface StateGroupProps {
  readonly state: GroupState
  readonly checked: readonly CheckedBookmark[]
}

/** The bookmarks of one state, with what can be done with all of them. */
function StateGroup({ state, checked }: StateGroupProps) {
  const messages = useMessages()
  const language = useLanguage()
  const count = groupedNumber(checked.length, language)
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h4>
          {messages(`link.${state}`)}
          <small>{count}</small>
        </h4>
        {state === 'gone' ? (
          <Button
            size="s"
            icon={trash}
            onClick={() => removeMarks(new Set(checked.map(({ bookmark }) => bookmark.id)))}
          >
            {messages('deleteAll')}
          </Button>
        ) : null}
        {state === 'moved' ? (
          <Button size="s" icon={refresh} onClick={() => takeNewAddresses(checked)}>
            {messages('takeAll')}
          </Button>
        ) : null}
      </div>
      <ul aria-label={messages(`link.${state}`)}>
        {checked.map((one) => (
          <CheckedRow key={one.bookmark.id} checked={one} />
        ))}
      </ul>
    </section>
  )
}

function CheckedRow({ checked }: { readonly checked: CheckedBookmark }) {
  const messages = useMessages()
  const { bookmark, path, told } = checked
  const address = bareAddress(bookmark.url)
  return (
    <ListRow longPx={52} className={styles.row}>
      <ListRowLink
        {...bookmarkLinkProps(bookmark)}
        picture={<BookmarkPicture bookmark={bookmark} className={styles.picture} />}
        label={bookmark.name}
        note={told.to === undefined ? [...path, address].join(' › ') : `${address} → ${bareAddress(told.to)}`}
      />
      {told.to === undefined ? null : (
        <Button size="s" kind="text" onClick={() => takeNewAddresses([checked])}>
          {messages('take')}
        </Button>
      )}
      <IconButton
        icon={trash}
        label={messages('deleteNamed', { name: bookmark.name })}
        onClick={() => removeMarks(new Set([bookmark.id]))}
      />
    </ListRow>
  )
}

/** Gives bookmarks of pages that have moved their new addresses. */
const takeNewAddresses = (checked: readonly CheckedBookmark[]): void =>
  readdress(new Map(checked.flatMap(({ bookmark, told }) => (told.to === undefined ? [] : [[bookmark.id, told.to]]))))
