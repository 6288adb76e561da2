import { createElement, useState } from 'react'
import { foldedText, mentionName, type Piece, piecesOf, readText, withoutGaps } from '../../../kit/chat.ts'
import { Button, classes } from '../../../kit/components.ts'
import { openOverlay } from '../../../kit/interaction.ts'
import { useMessages } from '../messages.ts'
import styles from './MessageText.module.css'

interface MessageTextProps {
  readonly text: string
  /** What its author is called. */
  readonly author: string
  /** What the user is called. */
  readonly me: string
}

/** What a message says: what it answers, then its text with mentions and links. */
export function MessageText({ text, author, me }: MessageTextProps) {
  const messages = useMessages()
  const [isUnfolded, setUnfolded] = useState(false)
  const { quote, body } = readText(text)
  const whole = withoutGaps(body)
  const folded = isUnfolded ? undefined : foldedText(whole)
  return (
    <>
      {quote === undefined ? null : (
        <blockquote className={styles.quote}>
          <b>{messages('answerTo', { name: quote.of })}</b>
          <span dir="auto">{quote.text}</span>
        </blockquote>
      )}
      <span className={styles.text} dir="auto">
        {piecesOf(folded ?? whole).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change
          <Part key={index} piece={piece} author={author} me={me} />
        ))}
      </span>
      {folded === undefined ? null : (
        <Button kind="text" size="s" className={styles.unfold} onClick={() => setUnfolded(true)}>
          {messages('showAll')}
        </Button>
      )}
    </>
  )
}

interface PartProps extends Omit<MessageTextProps, 'text'> {
  readonly piece: Piece
}

function Part({ piece, author, me }: PartProps) {
  if (piece.is === 'text') return piece.text
  if (piece.is === 'mention')
    return <b className={classes(styles.mention, piece.name === mentionName(me) && styles.ofMe)}>{piece.text}</b>
  return (
    <button
      type="button"
      className={styles.link}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => askToOpen(currentTarget, piece.href, author)}
    >
      {piece.text.replace(/^https?:\/\//i, '')}
    </button>
  )
}

/** Shows a link's address before it is opened. @param name of whoever sent it */
function askToOpen(link: HTMLElement, address: string, name: string): void {
  openOverlay(
    () => import('./LinkPopover.tsx'),
    ({ LinkPopover }, state) => createElement(LinkPopover, { ...state, link, address, name }),
  )
}
