import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../kit/table/icons.tsx'
import { MoveList } from './MoveList.tsx'
import { Players } from './Players.tsx'
import type { Position, Setup } from './rules.ts'
import styles from './SidePanel.module.css'
import { roundOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly position: Position
  readonly setup: Setup
  readonly elapsed: string
  /** The moves in the words of a record. */
  readonly moves: readonly string[]
  /** Whether the pieces bear letters; undefined where there are none to be had. */
  readonly hasLetters: boolean | undefined
  readonly onLetters: () => void
  readonly onSwap: () => void
  readonly onRecord: () => void
}

/** What stands beside the board: the players and the moves; on a phone the players alone, with the same buttons. */
export function SidePanel({ moves, hasLetters, onLetters, onSwap, onRecord, ...players }: Props) {
  const say = useTexts()
  return (
    <div className={styles.panel}>
      <Players {...players} />
      <div className={styles.head} data-controls="">
        <h2>{say('moves')}</h2>
        <span>{say('round', { round: roundOf(moves.length) })}</span>
        {hasLetters !== undefined && (
          <Tool label={say('letters')} isOn={hasLetters} run={onLetters}>
            {say('lettersSign')}
          </Tool>
        )}
        <Tool label={say('swap')} icon="swap" run={onSwap} />
        <Tool label={say('record')} icon="copy" run={onRecord} />
      </div>
      <MoveList moves={moves} />
    </div>
  )
}

interface ToolProps {
  readonly label: string
  readonly icon?: IconName
  readonly isOn?: boolean
  readonly run: () => void
  readonly children?: ComponentChildren
}

const Tool = ({ label, icon, isOn, run, children }: ToolProps) => (
  <button type="button" className={styles.tool} aria-label={label} title={label} aria-pressed={isOn} onClick={run}>
    {icon === undefined ? children : <Icon name={icon} size={16} />}
  </button>
)
