import { Failed, IconButton, Skeleton, SkeletonGroup } from '../../kit/components.ts'
import { type OfferedGroup, ReportButton, useGroupContents } from '../../kit/groups.ts'
import { chevronLeft } from '../../kit/icons.ts'
import { GroupChoice } from './GroupChoice.tsx'
import styles from './GroupPane.module.css'
import { useMessages } from './messages.ts'

interface Props {
  readonly group: OfferedGroup
  /** Leads back to the list where there is room for one of the two. */
  readonly onBack?: (() => void) | undefined
  /** What can be done with a group of one's own. */
  readonly children?: React.ReactNode
}

/** A group as a page: what it is, and what of it is added. */
export function GroupPane({ group, onBack, children }: Props) {
  const messages = useMessages()
  const [contents, retry] = useGroupContents(group)
  const { name, words, summary, shared } = group
  return (
    <section className={styles.pane} aria-label={name} aria-busy={contents.at === 'loading'}>
      <header className={styles.head}>
        {onBack && <IconButton icon={chevronLeft} label={messages('back')} size={36} onClick={onBack} />}
        <div>
          <h2>
            {name}
            <small>{shared === undefined ? messages('official') : shared.author || messages('unsigned')}</small>
            <small>
              {messages('icons', { count: summary.icons })}
              {summary.widgets > 0 && messages('andWidgets', { count: summary.widgets })}
            </small>
          </h2>
          {words !== '' && <p>{words}</p>}
        </div>
        {shared !== undefined && !shared.isOwn && <ReportButton share={shared} />}
      </header>
      {contents.at === 'there' ? (
        <GroupChoice group={group} {...contents.value}>
          {children}
        </GroupChoice>
      ) : (
        <>
          {contents.at === 'failed' ? (
            <Failed title={messages('failed')} action={{ label: messages('retry'), run: retry }} />
          ) : (
            <SkeletonGroup>
              <Skeleton width="100%" height={200} radius={16} style={{ flex: 1 }} />
            </SkeletonGroup>
          )}
          {children}
        </>
      )}
    </section>
  )
}
