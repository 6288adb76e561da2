import { kindText } from './Board.tsx'
import type { Side } from './legal.ts'
import { PieceArt } from './PieceArt.tsx'
import styles from './Players.module.css'
import { leadOf, other, type Position, type Setup, takenBy } from './rules.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  readonly setup: Setup
  /** The side whose board it is: its player stands below. */
  readonly below: Side
  /** How many games the player has won and lost. */
  readonly record: string
}

/** Who plays, whose turn it is, and what each has taken. */
export function Players({ position, setup, below, record }: Props) {
  const say = useTexts()
  const isShared = setup.opponent === 'friend'
  const isPlayer = (side: Side) => side === setup.side
  const nameOf = (side: Side) => {
    const color = say(side === 'w' ? 'white' : 'black')
    if (isShared) return color
    return (
      <>
        {say(isPlayer(side) ? 'you' : 'computer')}
        <span className={styles.color}> · {color}</span>
      </>
    )
  }
  const stateOf = (side: Side) => {
    if (position.end === undefined && position.turn === side) {
      if (!isShared && !isPlayer(side)) return say('thinking')
      return say(position.isCheck ? 'inCheck' : isShared ? 'toMove' : 'turn')
    }
    if (isShared) return ''
    return isPlayer(side) ? record : say(setup.opponent)
  }
  return (
    <div className={styles.players}>
      {[other(below), below].map((side) => (
        <div key={side} className={styles.player} data-turn={position.end === undefined && position.turn === side}>
          <span className={styles.king} data-side={side}>
            <PieceArt side={side} kind="k" />
          </span>
          <span className={styles.names}>
            <b>{nameOf(side)}</b>
            <small>{stateOf(side)}</small>
          </span>
          <Taken position={position} side={side} />
        </div>
      ))}
    </div>
  )
}

/** What a side has taken, the same kinds close together, and by how much it leads. */
function Taken({ position, side }: { readonly position: Position; readonly side: Side }) {
  const say = useTexts()
  const taken = takenBy(position, side)
  const lead = leadOf(position, side)
  if (taken.length === 0 && lead <= 0) return null
  const names = taken.map(({ kind }) => kindText(kind, say)).join(', ')
  return (
    <span className={styles.taken}>
      {taken.length > 0 && (
        <span role="img" aria-label={say('taken', { pieces: names })}>
          {[...taken.entries()].map(([at, { id, kind }]) => (
            <i key={id} data-next={kind !== taken[at - 1]?.kind}>
              <PieceArt side={other(side)} kind={kind} />
            </i>
          ))}
        </span>
      )}
      {lead > 0 && <em>+{lead}</em>}
    </span>
  )
}
