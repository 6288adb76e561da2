import { useMemo } from 'react'
import type { ChatMessage } from '../../../../shared/chat/frames.ts'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import {
  Avatar,
  danmakuSettings,
  hiddenPeople,
  inOneLine,
  type Me,
  MessageAge,
  mentions,
  readText,
  useMessagesOfRoom,
} from '../../../kit/chat.ts'
import { Icon, Switch } from '../../../kit/components.ts'
import { useDocument } from '../../../kit/documents.ts'
import { chevronRight } from '../../../kit/icons.ts'
import { mention } from '../composer/writing.ts'
import { lastSpeakers } from '../kernel/people.ts'
import { useMessages } from '../messages.ts'
import { reveal } from '../revealed.ts'
import styles from './Aside.module.css'
import { openHiddenPeople } from './open-hidden-people.ts'

const MOST_MENTIONS = 20
const MOST_SPEAKERS = 8

interface AsideProps {
  readonly me: Me
  /** Called when something in it leads elsewhere. */
  readonly onLeave?: (() => void) | undefined
}

/** What stands beside the list: who has named the user, who spoke last, and what is shown of the room. */
export function Aside({ me, onLeave }: AsideProps) {
  const messages = useMessages()
  const hidden = useDocument(hiddenPeople, (now) => now.length)
  const isShown = useDocument(danmakuSettings, (now) => now.isShow)
  return (
    <div className={styles.aside}>
      <div className={styles.lists}>
        <Mentions me={me} onLeave={onLeave} />
        <Speakers me={me} onLeave={onLeave} />
      </div>
      <div className={styles.settings}>
        <Switch
          label={messages('danmaku')}
          value={isShown}
          onChange={(isShow) => danmakuSettings.update((now) => ({ ...now, isShow }))}
        />
        {hidden === 0 ? null : (
          <button type="button" className={styles.row} onClick={openHiddenPeople}>
            {messages('hiddenPeople')}
            <span className={styles.count}>
              {hidden}
              <Icon path={chevronRight} size={14} />
            </span>
          </button>
        )}
      </div>
    </div>
  )
}

/** The messages that name the user, the newest first. */
function Mentions({ me, onLeave }: AsideProps) {
  const messages = useMessages()
  const said = useMessagesOfRoom()
  const name = senderName(me)
  const found = useMemo(() => {
    const isForMe = ({ username, text }: ChatMessage) => username !== me.username && mentions(text, name)
    return said.filter(isForMe).slice(-MOST_MENTIONS).reverse()
  }, [said, me.username, name])
  return (
    <section className={styles.mentions} aria-label={messages('mentions')}>
      <h3 className={styles.heading}>
        {messages('mentions')}
        <span>{found.length || null}</span>
      </h3>
      {found.length === 0 ? <p className={styles.none}>{messages('noMentions')}</p> : null}
      {found.map((message) => (
        <button
          key={message.chatId}
          type="button"
          className={styles.mention}
          onClick={() => {
            reveal(message.chatId)
            onLeave?.()
          }}
        >
          <Avatar {...message} />
          <span className={styles.said}>
            <span className={styles.who}>
              <b>{senderName(message)}</b>
              <MessageAge time={message.time} />
            </span>
            <span className={styles.text}>{textOf(message, name, messages)}</span>
          </span>
        </button>
      ))}
    </section>
  )
}

/** What a message says to the user; an answer to him that it is one. */
function textOf({ text }: ChatMessage, me: string, messages: ReturnType<typeof useMessages>): string {
  const { quote, body } = readText(text)
  const isAnswer = quote !== undefined && !mentions(body, me)
  return isAnswer ? messages('answeredYou', { text: inOneLine(text) }) : inOneLine(text)
}

/** Who has spoken last; a press mentions them. */
function Speakers({ me, onLeave }: AsideProps) {
  const messages = useMessages()
  const people = lastSpeakers(useMessagesOfRoom(), me.username, MOST_SPEAKERS)
  if (people.length === 0) return null
  return (
    <section aria-label={messages('speakers')}>
      <h3 className={styles.heading}>{messages('speakers')}</h3>
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              className={styles.person}
              title={messages('mentionOf', { name: senderName(person) })}
              onClick={() => {
                onLeave?.()
                mention(person)
              }}
            >
              <Avatar {...person} />
              <span>{senderName(person)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
