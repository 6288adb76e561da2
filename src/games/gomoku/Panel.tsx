import { useEffect, useRef } from 'preact/hooks'
import { Players } from '../kit/table/Players.tsx'
import { type Cell, placeOf } from './cells.ts'
import styles from './Panel.module.css'
import { other, type Position, type Setup } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  readonly setup: Setup
  readonly moves: readonly Cell[]
  readonly elapsed: string
  /** How many games the player has won, and lost. */
  readonly wins: number
  readonly losses: number
  readonly isNumbered: boolean
  readonly onNumber: () => void
}

/** What stands beside the board: who plays, whose turn it is, and the moves. */
export function Panel({ position, setup, moves, elapsed, wins, losses, isNumbered, onNumber }: Props) {
  const say = useTexts()
  const own = { side: setup.side, name: say('you'), state: say('turn'), count: wins }
  const computer = { side: other(setup.side), name: say('computer'), state: say('thinking'), count: losses }
  const players = [computer, own].map(({ side, name, state, count }) => ({
    mark: <i className={styles.stone} data-side={side} aria-hidden="true" />,
    name,
    color: say(side === 1 ? 'black' : 'white'),
    note: position.turn === side ? state : say('won', { count }),
    hasTurn: position.turn === side,
  }))
  return (
    <div className={styles.panel} data-controls="">
      <Players players={players} />
      <p className={styles.figures}>
        <span>{say('moveNumber', { count: moves.length })}</span>
        <span>{elapsed}</span>
      </p>
      <button
        type="button"
        className={styles.numbers}
        aria-pressed={isNumbered}
        aria-keyshortcuts="N"
        aria-label={say('numbers')}
        title={say('numbers')}
        onClick={onNumber}
      >
        <i aria-hidden="true">1</i>
        <i aria-hidden="true">2</i>
      </button>
      <MoveList moves={moves} />
    </div>
  )
}

/** The moves, two in a line; the newest is seen. */
function MoveList({ moves }: Pick<Props, 'moves'>) {
  const say = useTexts()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (list.current !== null && moves.length > 0) list.current.scrollTop = list.current.scrollHeight
  }, [moves.length])
  return (
    <ol ref={list} className={styles.moves} aria-label={say('moves')}>
      {moves.map((cell, at) => (
        <li key={cell} data-side={(at % 2) + 1} data-last={at === moves.length - 1}>
          <small aria-hidden="true">{at + 1}</small>
          {placeOf(cell)}
        </li>
      ))}
    </ol>
  )
}
