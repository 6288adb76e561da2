import type { ComponentChildren } from 'preact'
import { session } from '../kit/session.ts'
import { useStore } from '../kit/store.ts'
import { Icon, type IconName } from '../kit/table/icons.tsx'
import { Players } from '../kit/table/Players.tsx'
import { glyphOf, scriptOf } from './glyphs.ts'
import { MoveList } from './MoveList.tsx'
import { KING, other, pieceOf } from './pieces.ts'
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
export function SidePanel({ position, setup, elapsed, moves, hasLetters, onLetters, onSwap, onRecord }: Props) {
  const say = useTexts()
  const { language, past } = useStore(session)
  const script = scriptOf(language)
  const own = { side: setup.side, name: say('you'), state: say('turn'), wins: past.wins }
  const computer = { side: other(setup.side), name: say('computer'), state: say('thinking'), wins: past.losses }
  const players = [computer, own].map(({ side, name, state, wins }) => {
    const hasTurn = position.turn === side
    const isAlarmed = hasTurn && position.isCheck
    return {
      mark: (
        <i
          className={styles.king}
          data-side={side}
          lang={script === 'simplified' ? 'zh-Hans' : 'zh-Hant'}
          aria-hidden="true"
        >
          {glyphOf(pieceOf(side, KING), script)}
        </i>
      ),
      name,
      color: say(side === 1 ? 'red' : 'black'),
      note: isAlarmed ? say('check') : hasTurn ? state : say('wins', { count: wins }),
      isAlarmed,
      hasTurn,
    }
  })
  return (
    <div className={styles.panel}>
      <Players players={players} />
      <div className={styles.head} data-controls="">
        <p>
          {say('round', { round: roundOf(moves.length) })} · {elapsed}
        </p>
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
