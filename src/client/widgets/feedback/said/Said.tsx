import { useEffect, useState } from 'react'
import type { Feedback } from '../../../../shared/api/feedback.ts'
import { EmptyWindow, Skeleton, SkeletonGroup } from '../../../kit/components.ts'
import { LiveContent, useLive } from '../../../kit/live.ts'
import { hasNews, lastChange } from '../kernel/model.ts'
import { useMessages } from '../messages.ts'
import { markSeen, ownFeedback } from '../own-feedback.ts'
import styles from './Said.module.css'
import { SaidItem } from './SaidItem.tsx'

/** What a user has said, and what has become of it. To show it is to see it. */
export function Said({ user }: { readonly user: string }) {
  const messages = useMessages()
  const live = useLive(ownFeedback, user)
  const list = live.value ?? NONE
  const news = useNews(user, list)
  useEffect(() => {
    // the server is outside React; whoever looks wants to know what there is now
    void ownFeedback.refresh(user, { now: true })
  }, [user])
  return (
    <section className={styles.said} aria-label={messages('mine')} aria-busy={live.value === undefined}>
      <h2 className={styles.title}>
        {messages('mine')}
        {list.length === 0 ? null : <span>{list.length}</span>}
      </h2>
      <LiveContent live={live} fit="page" waiting={<Waiting />}>
        {() =>
          list.length === 0 ? (
            <EmptyWindow title={messages('mine.empty')} hint={messages('mine.emptyHint')} drawing="sheet" />
          ) : (
            <ul className={styles.list}>
              {list.map((one) => (
                <SaidItem key={one.id} user={user} feedback={one} isNew={news.has(one.id)} />
              ))}
            </ul>
          )
        }
      </LiveContent>
    </section>
  )
}

const NONE: readonly Feedback[] = []

/** What is new as it is shown, and stays marked as long as it is. */
function useNews(user: string, list: readonly Feedback[]): ReadonlySet<string> {
  const [news, setNews] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    // the server is outside React
    if (!hasNews(list)) return
    setNews((before) => new Set([...before, ...list.filter(({ isNew }) => isNew).map(({ id }) => id)]))
    void markSeen(user, lastChange(list))
  }, [user, list])
  return news
}

function Waiting() {
  return (
    <SkeletonGroup>
      {[92, 64, 92].map((height, at) => (
        <Skeleton key={at ? `${at}` : 'first'} width="100%" height={height} radius={14} style={{ marginBottom: 8 }} />
      ))}
    </SkeletonGroup>
  )
}
