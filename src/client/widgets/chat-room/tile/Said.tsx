import { inOneLine, mentionName, piecesOf } from '../../../kit/chat.ts'
import styles from './Said.module.css'

interface SaidProps {
  readonly text: string
  /** What the user is called. */
  readonly me: string
}

/** What a message says, in one run of text, with mentions of the user. */
export function Said({ text, me }: SaidProps) {
  const name = mentionName(me)
  return (
    <bdi>
      {piecesOf(inOneLine(text)).map((piece, index) =>
        piece.is === 'mention' && piece.name === name ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a message does not change
          <b key={index} className={styles.ofMe}>
            {piece.text}
          </b>
        ) : (
          piece.text
        ),
      )}
    </bdi>
  )
}
