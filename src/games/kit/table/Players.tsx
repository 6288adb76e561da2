import type { ComponentChildren } from 'preact'
import styles from './Players.module.css'

/** Who plays on a side of a game against somebody. */
export interface Player {
  /** What the side plays with, as large as `--mark`. */
  readonly mark: ComponentChildren
  readonly name: string
  /** The colour in words; on a phone the mark alone shows it. */
  readonly color: string
  /** What is to be known of the player just now. */
  readonly note: string
  /** Whether the note is a danger, such as a check. */
  readonly isAlarmed?: boolean
  readonly hasTurn: boolean
  /** A number at the end, such as how many discs are the player's. */
  readonly count?: number
}

/** Who plays, and whose turn it is: one below the other, on a phone side by side. */
export const Players = ({ players }: { readonly players: readonly Player[] }) => (
  <div className={styles.players}>
    {players.map(({ mark, name, color, note, isAlarmed = false, hasTurn, count }) => (
      <div key={name} className={styles.player} data-turn={hasTurn}>
        {mark}
        <span>
          <b>
            {name}
            <span className={styles.color}> · {color}</span>
          </b>
          <small data-alarmed={isAlarmed}>{note}</small>
        </span>
        {count !== undefined && <strong>{count}</strong>}
      </div>
    ))}
  </div>
)
