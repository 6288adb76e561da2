import styles from './Players.module.css'
import { countOf, other, type Position, type Setup } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  readonly setup: Setup
  readonly elapsed: string
  /** How many games the player has won and lost. */
  readonly record: string
  /** What is to be said of the last move. */
  readonly note: string
}

/** Who plays, with how many discs, and whose turn it is. */
export function Players({ position, setup, elapsed, record, note }: Props) {
  const say = useTexts()
  const own = { side: setup.side, name: say('you'), state: say('turn'), about: record }
  const computer = { side: other(setup.side), name: say('computer'), state: say('thinking'), about: say(setup.level) }
  return (
    <div className={styles.players}>
      {[computer, own].map(({ side, name, state, about }) => (
        <div key={side} className={styles.player} data-turn={position.turn === side}>
          <i data-side={side} aria-hidden="true" />
          <span>
            <b>
              {name} · {say(side === 1 ? 'black' : 'white')}
            </b>
            <small>{position.turn === side ? state : about}</small>
          </span>
          <strong>{countOf(position, side)}</strong>
        </div>
      ))}
      <p>
        {note === '' ? '' : `${note} · `}
        {elapsed}
      </p>
    </div>
  )
}
