import type { ComponentChildren } from 'preact'
import styles from './Board.module.css'
import { HEIGHT, WIDTH } from './draw.ts'
import { levelOf } from './levels.ts'
import { CELL } from './look.ts'
import { PieceView } from './PieceView.tsx'
import { type Blocks, nextKinds } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly blocks: Blocks
  /** What the last landing did, to be seen for a moment. */
  readonly words: readonly string[]
  readonly onHold: () => void
  readonly onTurnBack: () => void
  readonly children: ComponentChildren
}

/** The well between what is held and what comes. */
export function Board({ blocks, words, onHold, onTurnBack, children }: Props) {
  const say = useTexts()
  const { held, isExchanged, mode, lines, last } = blocks
  const next = nextKinds(blocks)
  return (
    <div className={styles.board} style={{ '--well-width': WIDTH / CELL, '--well-height': HEIGHT / CELL }}>
      <div className={styles.left} data-controls="">
        <button
          type="button"
          className={styles.box}
          data-is-used={isExchanged}
          aria-label={held === null ? say('hold') : say('holdPiece', { piece: held })}
          aria-keyshortcuts="C"
          onClick={onHold}
        >
          <small>{say('hold')}</small>
          {held === null ? <i className={styles.empty} /> : <PieceView kind={held} />}
        </button>
        <dl className={styles.facts}>
          {mode === 'marathon' && (
            <div>
              <dt>{say('level')}</dt>
              <dd>{levelOf(blocks)}</dd>
            </div>
          )}
          <div>
            <dt>{say('lines')}</dt>
            <dd>{lines}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.well}>
        {children}
        {words.length > 0 && (
          <p key={last?.at} className={styles.words} aria-hidden="true">
            {words.map((word) => (
              <span key={word}>{word}</span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.right} data-controls="">
        <section className={styles.box} aria-label={say('nextPieces', { pieces: next.join(' ') })}>
          <small>{say('next')}</small>
          {[...next.entries()].map(([at, kind]) => (
            <PieceView key={at} kind={kind} />
          ))}
        </section>
        <button type="button" className={styles.turnBack} aria-label={say('keyBack')} onClick={onTurnBack}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9M4.5 4.5V9H9" />
          </svg>
        </button>
      </div>
    </div>
  )
}
