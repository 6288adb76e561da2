import { useRef } from 'react'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { type Me, useMessagesOfRoom } from '../../../kit/chat.ts'
import { Button, Spinner } from '../../../kit/components.ts'
import { chevronDown } from '../../../kit/icons.ts'
import { useMessages } from '../messages.ts'
import { DayLine, NewLine, UnmutedLine } from './lines.tsx'
import { MessageItem } from './MessageItem.tsx'
import styles from './MessageList.module.css'
import { NoMessages } from './NoMessages.tsx'
import { type Before, useHistory } from './use-history.ts'
import { useMessageActions } from './use-message-actions.ts'
import { useReading } from './use-reading.ts'
import { useRows } from './use-rows.ts'

/** What was said: the newest at the end, earlier messages as the user scrolls up to them. */
export function MessageList({ me }: { readonly me: Me }) {
  const messages = useMessages()
  const said = useMessagesOfRoom()
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const history = useHistory(said, { scroller, list })
  const rows = useRows(history.drawn, me)
  const { pointed, handlers } = useMessageActions(rows, me.username, scroller)
  useReading(said, end, me.username)
  const isOfOthers = ({ username }: { readonly username: string }) => username !== me.username
  const fresh = said.filter((one) => one.chatId > history.leftAt && isOfOthers(one)).length
  const isEmpty = rows.length === 0
  return (
    <div className={styles.place}>
      <section
        ref={scroller}
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys, and its messages by its arrows
        tabIndex={0}
        aria-label={messages('list')}
        onScroll={({ currentTarget }) => history.onScroll(currentTarget)}
        {...handlers}
      >
        {isEmpty ? <NoMessages isLoading={history.isLoading} /> : null}
        <div className={styles.rows} hidden={isEmpty}>
          <Beginning before={history.before} isComing={history.isComing} />
          <ol ref={list}>
            {rows.map((row) => {
              if (row.is === 'day') return <DayLine key={row.key} day={row.day} />
              if (row.is === 'new') return <NewLine key={row.key} />
              if (row.is === 'unmuted') return <UnmutedLine key={row.key} />
              const { key, message, isOwn, begins, at } = row
              return (
                <MessageItem
                  key={key}
                  {...{ message, isOwn, begins, at }}
                  rowKey={key}
                  username={me.username}
                  nickname={senderName(me)}
                  pointed={pointed}
                  isRevealed={message.chatId > 0 && message.chatId === history.shown}
                />
              )
            })}
          </ol>
          <div ref={end} className={styles.end} />
        </div>
      </section>
      {history.isAtEnd || isEmpty || (fresh === 0 && !history.isFar) ? null : (
        <Button kind="primary" size="s" className={styles.down} icon={chevronDown} onClick={history.toEnd}>
          {fresh > 0 ? messages('newMessages', { count: fresh }) : messages('toEnd')}
        </Button>
      )}
    </div>
  )
}

interface BeginningProps {
  readonly before: Before
  /** Whether earlier messages are on their way. */
  readonly isComing: boolean
}

/** What stands above the first message. */
function Beginning({ before, isComing }: BeginningProps) {
  const messages = useMessages()
  return (
    <div className={styles.beginning}>
      {before !== 'more' ? messages(before === 'nothing' ? 'beginning' : 'forgotten') : null}
      {before === 'more' && isComing ? <Spinner size={18} /> : null}
    </div>
  )
}
