import { type FormEvent, useState } from 'react'
import { Button, Empty, IconButton, Switch, TextField } from '../../../kit/components.ts'
import { createId, useDocument } from '../../../kit/documents.ts'
import { refresh as refreshIcon, trash } from '../../../kit/icons.ts'
import { Dialog, type OverlayState, showUndoToast } from '../../../kit/interaction.ts'
import { Age, allowAsking, CallError, FaultNote, type LiveFault, useLive } from '../../../kit/live.ts'
import { ColorChoice } from '../ColorChoice.tsx'
import { feedAnswers, feeds } from '../document.ts'
import { EVENT_COLORS } from '../kernel/event.ts'
import { useMessages } from '../messages.ts'
import styles from './FeedsDialog.module.css'
import { fetchFeed, liveFeeds } from './live-feeds.ts'
import { addFeed, changeFeed, FEED_LIMITS, type Feed, feedAddress, removeFeed } from './model.ts'

/** The calendars of others: subscribed to by their address, shown, coloured, refreshed and removed. */
export function FeedsDialog({ open, close }: OverlayState) {
  const messages = useMessages()
  const list = useDocument(feeds, (now) => now.feeds)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={messages('feeds')}
      text={messages('feedsHint')}
      width={520}
      actions={
        <Button kind="primary" onClick={close}>
          {messages('feedsDone')}
        </Button>
      }
    >
      <AddFeed />
      {list.length === 0 ? (
        <Empty title={messages('feedsEmpty')} fit="page" />
      ) : (
        <ul className={styles.list}>
          {list.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Subscribes to a calendar once it has been read; says why it cannot be, and keeps the address. */
function AddFeed() {
  const messages = useMessages()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [fault, setFault] = useState<LiveFault>()
  const [isAsking, setAsking] = useState(false)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const url = feedAddress(typed)
    if (url === undefined) return setError(messages('feedNoAddress'))
    if (feeds.get().feeds.some((feed) => feed.url === url)) return setError(messages('feedKnown'))
    if (feeds.get().feeds.length >= FEED_LIMITS.feeds)
      return setError(messages('feedsFull', { count: FEED_LIMITS.feeds }))
    setAsking(true)
    setFault(undefined)
    try {
      if (!(await allowAsking(url))) return
      const answer = await fetchFeed(url)
      const id = createId()
      const color = EVENT_COLORS[(feeds.get().feeds.length + 4) % EVENT_COLORS.length] ?? 'blue'
      const name = (answer.name || new URL(url).hostname).slice(0, FEED_LIMITS.name)
      const at = Date.now()
      feedAnswers.update((now) => ({
        ...now,
        [id]: { value: { ...answer, entries: [...answer.entries] }, at, askedAt: at },
      }))
      feeds.update((now) => addFeed(now, { id, name, url, color, isShown: true }))
      setTyped('')
    } catch (failure) {
      if (failure instanceof CallError && failure.fault === 'noServer') setFault(failure.fault)
      else
        setError(failure instanceof CallError && failure.message !== '' ? failure.message : messages('feedUnreadable'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <TextField
        label={messages('feedAddress')}
        placeholder={messages('feedPlaceholder')}
        type="text"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        autoFocus
        value={typed}
        error={error}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setError(undefined)
          setFault(undefined)
        }}
      />
      <Button kind="primary" type="submit" disabled={typed.trim() === '' || isAsking} aria-busy={isAsking}>
        {messages(isAsking ? 'feedAsking' : 'feedAdd')}
      </Button>
      <small role="status" className={styles.fault}>
        <FaultNote live={{ fault, refresh: () => {} }} />
      </small>
    </form>
  )
}

function FeedRow({ feed: { id, name, color, isShown } }: { readonly feed: Feed }) {
  const messages = useMessages()
  const live = useLive(liveFeeds, id)
  const { value, at, fault, isAsking, refresh } = live
  const change = (next: Parameters<typeof changeFeed>[2]) => feeds.update((now) => changeFeed(now, id, next))
  const remove = () => {
    feeds.update((now) => removeFeed(now, id))
    showUndoToast(messages('feedRemoved', { name }))
  }
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <TextField
          compact
          label={messages('feedName')}
          maxLength={FEED_LIMITS.name}
          defaultValue={name}
          onBlur={({ currentTarget }) => {
            const given = currentTarget.value.trim()
            if (given === '') currentTarget.value = name
            else if (given !== name) change({ name: given })
          }}
        />
        <IconButton
          icon={refreshIcon}
          label={messages('feedRefresh', { name })}
          aria-busy={isAsking}
          disabled={isAsking}
          onClick={refresh}
        />
        <IconButton icon={trash} label={messages('feedRemove', { name })} onClick={remove} />
      </div>
      <div className={styles.line}>
        <ColorChoice label={messages('feedColor', { name })} value={color} onChange={(one) => change({ color: one })} />
        <small className={styles.age}>
          {value === undefined ? <FaultNote live={live} /> : <Age at={at} fault={fault} />}
        </small>
      </div>
      <Switch label={messages('feedShown')} value={isShown} onChange={(on) => change({ isShown: on })} />
    </li>
  )
}
