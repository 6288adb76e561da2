import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { glyphOf, scriptOf } from './glyphs.ts'
import styles from './Players.module.css'
import { KING, other, pieceOf } from './pieces.ts'
import type { Position, Setup } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  readonly setup: Setup
  readonly elapsed: string
}

/** Who plays on which side, whose turn it is, and who is in check. */
export function Players({ position, setup, elapsed }: Props) {
  const say = useTexts()
  const { language, past } = useStore(session)
  const script = scriptOf(language)
  const own = { side: setup.side, name: say('you'), wins: past.wins }
  const computer = { side: other(setup.side), name: say('computer'), wins: past.losses }
  return (
    <div className={styles.players}>
      {[computer, own].map(({ side, name, wins }) => {
        const hasTurn = position.turn === side
        return (
          <div key={name} className={styles.player} data-turn={hasTurn}>
            <i data-side={side} lang={script === 'simplified' ? 'zh-Hans' : 'zh-Hant'} aria-hidden="true">
              {glyphOf(pieceOf(side, KING), script)}
            </i>
            <span>
              <b>{name}</b>
              <small>
                {say(side === 1 ? 'red' : 'black')}
                <s>{say('wins', { count: wins })}</s>
              </small>
            </span>
            {hasTurn && position.isCheck ? (
              <em>{say('check')}</em>
            ) : side === setup.side ? (
              <strong>{elapsed}</strong>
            ) : (
              hasTurn && <Thinking label={say('thinking')} />
            )}
          </div>
        )
      })}
    </div>
  )
}

const Thinking = ({ label }: { readonly label: string }) => (
  <span className={styles.thinking} role="img" aria-label={label}>
    <u />
    <u />
    <u />
  </span>
)
