import { useRef, useState } from 'react'
import { MAX_CHARACTERS, tidyMessage } from '../../../../shared/chat/text.ts'
import {
  EmojiButton,
  KINDS,
  markRead,
  sendDanmakuSettings,
  sendMessage,
  useChat,
  useSocket,
} from '../../../kit/chat.ts'
import { classes } from '../../../kit/components.ts'
import { isComposing } from '../../../kit/interaction.ts'
import { timeAt } from '../../../kit/rules.ts'
import { civilTimeText, shortCivilTimeText, useLanguage } from '../../../kit/text.ts'
import { COUNTED_FROM, countOf, insertAt } from '../kernel/compose.ts'
import { useMessages } from '../messages.ts'
import { useIsBefore } from '../use-is-before.ts'
import styles from './TileInput.module.css'
import { useTileDraft } from './use-tile-draft.ts'

interface TileInputProps {
  /** Whether there is room for a few words only. */
  readonly isNarrow: boolean
  /** 36 px high instead of 30. */
  readonly isLarge: boolean
  readonly hasEmoji: boolean
}

/** A line in which a message is written; Enter sends it. Without a connection it is off, unless it is being written in. */
export function TileInput({ isNarrow, isLarge, hasEmoji }: TileInputProps) {
  const messages = useMessages()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, write, keep } = useTileDraft()
  const [isFocused, setFocused] = useState(false)
  const isLost = useSocket().at === 'waiting'
  const muted = useMuted()
  const hint = muted?.long ?? messages(isLost ? 'sendLater' : 'placeholder')
  const isOff = (isLost && !isFocused) || muted !== undefined
  const shown = isOff ? '' : text
  const tidy = tidyMessage(text)
  const count = countOf(tidy)
  const isTooLong = count > MAX_CHARACTERS
  const send = () => {
    if (tidy === '' || isTooLong || isLost) return
    const { color, fontSize } = sendDanmakuSettings.get()
    sendMessage({ kind: KINDS.room, color, size: fontSize, text: tidy })
    markRead()
    write('')
    keep()
  }
  const insertEmoji = (emoji: string) => {
    const caret = field.current?.selectionEnd ?? text.length
    const next = insertAt({ text, caret }, caret, emoji)
    write(next.text)
    // the caret is behind it once the field has it
    requestAnimationFrame(() => field.current?.setSelectionRange(next.caret, next.caret))
  }
  return (
    <div className={classes(styles.box, isLarge && styles.large, isOff && styles.off, isTooLong && styles.tooLong)}>
      {shown === '' ? (
        <span className={styles.placeholder} aria-hidden="true">
          {isNarrow ? (muted?.short ?? messages(isLost ? 'tile.sendLater' : 'tile.write')) : hint}
        </span>
      ) : null}
      <textarea
        ref={field}
        className={styles.field}
        rows={1}
        aria-label={messages('input')}
        aria-description={hint}
        title={isOff ? hint : undefined}
        aria-invalid={isTooLong}
        enterKeyHint="send"
        autoComplete="off"
        value={shown}
        disabled={isOff}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => {
          setFocused(false)
          keep()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return
          event.preventDefault()
          send()
        }}
      />
      {count >= COUNTED_FROM && !isOff ? (
        <small className={styles.count} role={isTooLong ? 'alert' : undefined}>
          <span aria-hidden="true">
            {count} / {MAX_CHARACTERS}
          </span>
          <span className={styles.said}>{messages('count', { count, most: MAX_CHARACTERS })}</span>
        </small>
      ) : null}
      {hasEmoji && !isOff ? (
        <EmojiButton
          className={styles.emoji}
          size={24}
          iconSize={16}
          onPick={insertEmoji}
          onClosed={() => field.current?.focus()}
        />
      ) : null}
    </div>
  )
}

/** Until when the user may not write, in words; undefined if he may. */
function useMuted(): { readonly long: string; readonly short: string } | undefined {
  const messages = useMessages()
  const language = useLanguage()
  const until = useChat(({ mutedUntil }) => mutedUntil)
  if (!useIsBefore(until)) return undefined
  const [time, now] = [timeAt(new Date(until)), new Date()]
  return {
    long: messages('mutedUntil', { time: civilTimeText(time, now, language) }),
    short: messages('tile.mutedUntil', { time: shortCivilTimeText(time, now, language) }),
  }
}
