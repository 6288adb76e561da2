import { Players } from '../kit/table/Players.tsx'
import { countOf, other, type Position, type Setup } from './rules.ts'
import styles from './SidePanel.module.css'
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

/** What stands beside the board: who plays, with how many discs, and what the last move has led to. */
export function SidePanel({ position, setup, elapsed, record, note }: Props) {
  const say = useTexts()
  const own = { side: setup.side, name: say('you'), state: say('turn'), about: record }
  const computer = { side: other(setup.side), name: say('computer'), state: say('thinking'), about: say(setup.level) }
  const players = [computer, own].map(({ side, name, state, about }) => ({
    mark: <i className={styles.disc} data-side={side} aria-hidden="true" />,
    name,
    color: say(side === 1 ? 'black' : 'white'),
    note: position.turn === side ? state : about,
    hasTurn: position.turn === side,
    count: countOf(position, side),
  }))
  return (
    <>
      <Players players={players} />
      <p className={styles.note}>
        {note === '' ? '' : `${note} · `}
        {elapsed}
      </p>
    </>
  )
}
