import { useEffect } from 'react'
import { useStore } from 'zustand'
import { senderName } from '../../../../shared/chat/sender-name.ts'
import { MAX_CHARACTERS } from '../../../../shared/chat/text.ts'
import { inOneLine, type Me, useChat, useDraft, useSocket } from '../../../kit/chat.ts'
import { Button, classes, Icon, IconButton } from '../../../kit/components.ts'
import { close, hourglass, send as sendIcon } from '../../../kit/icons.ts'
import { reply } from '../icons.ts'
import { COUNTED_FROM } from '../kernel/compose.ts'
import { useMessages } from '../messages.ts'
import { useIsBefore } from '../use-is-before.ts'
import styles from './Composer.module.css'
import { Field } from './Field.tsx'
import { Tools } from './Tools.tsx'
import { answerNothing, countToSend, keepWriting, send, takeDraft, writing } from './writing.ts'

interface ComposerProps {
  readonly me: Me
  readonly isNarrow: boolean
}

/** The field for a message, what it answers, and how it looks. */
export function Composer({ me, isNarrow }: ComposerProps) {
  const messages = useMessages()
  const draft = useDraft()
  useEffect(() => takeDraft(draft, me.username), [draft, me.username])
  useEffect(keepWriting, [])
  const count = useStore(writing, countToSend)
  const isConnected = useSocket().at === 'open'
  const isSlow = useIsBefore(useChat(({ slowUntil }) => slowUntil))
  const maySend = isConnected && count > 0 && count <= MAX_CHARACTERS
  const sendIfPossible = () => void (maySend && send())
  const tools = <Tools />
  const field = <Field me={me} onSend={sendIfPossible} />
  const hint = isConnected ? <Counter count={count} /> : <p className={styles.hint}>{messages('sendLater')}</p>
  return (
    <div className={styles.composer}>
      {isSlow ? (
        <p className={styles.notice} role="status">
          <Icon path={hourglass} size={14} />
          {messages('slow')}
        </p>
      ) : null}
      <Answered />
      {isNarrow ? (
        <>
          <div className={styles.line}>
            {tools}
            <div className={styles.narrowField}>{field}</div>
            <IconButton
              className={styles.round}
              icon={sendIcon}
              size={40}
              round
              label={messages('send')}
              disabled={!maySend}
              onClick={sendIfPossible}
            />
          </div>
          {hint}
        </>
      ) : (
        <div className={styles.box}>
          {field}
          <div className={styles.bar}>
            {tools}
            {hint}
            <Button kind="primary" className={styles.send} disabled={!maySend} onClick={sendIfPossible}>
              {messages('send')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** How many characters there are, once they are many. */
function Counter({ count }: { readonly count: number }) {
  const messages = useMessages()
  if (count < COUNTED_FROM) return <span className={styles.hint} />
  const isTooLong = count > MAX_CHARACTERS
  return (
    <p className={classes(styles.hint, isTooLong && styles.tooLong)} role={isTooLong ? 'alert' : undefined}>
      <span aria-hidden="true">
        {count} / {MAX_CHARACTERS}
      </span>
      <span className={styles.said}>{messages('count', { count, most: MAX_CHARACTERS })}</span>
    </p>
  )
}

/** What is answered, until it is closed. */
function Answered() {
  const messages = useMessages()
  const answered = useStore(writing, (now) => now.answered)
  if (answered === undefined) return null
  return (
    <div className={styles.answered}>
      <Icon path={reply} size={16} />
      <b>{senderName(answered)}</b>
      <span>{inOneLine(answered.text)}</span>
      <IconButton icon={close} size={24} iconSize={14} label={messages('answerNothing')} onClick={answerNothing} />
    </div>
  )
}
