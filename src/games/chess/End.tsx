import { EndScreen } from '../kit/table/EndScreen.tsx'
import { type Outcome, resultOf, type Table, type TableState } from '../kit/table/table.ts'
import { formatDuration } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { resultText } from './game-text.ts'
import type { Move, Position, Setup } from './rules.ts'
import { game, roundOf } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly table: Table<Setup, Position, Move>
  readonly lying: TableState<Setup, Position, Move>
  readonly outcome: Outcome
  readonly onAgain: () => void
  readonly onUndo: () => void
}

/** How a game has ended, and by which rule. */
export function End({ table, lying, outcome, onAgain, onUndo }: Props) {
  const say = useTexts()
  const kit = useKitTexts()
  const position = lying.record.states.at(-1) ?? lying.record.states[0]
  const { end } = position
  if (end === undefined) return null
  const winner = end.winner === undefined ? [] : [say(end.winner === 'w' ? 'whiteWins' : 'blackWins')]
  return (
    <EndScreen
      result={resultOf(game, lying, outcome)}
      value={resultText(end).replaceAll('1/2', '½').replace('-', ' – ')}
      note={[say(end.reason), ...winner].join(' · ')}
      facts={[
        { label: say('level'), value: say(lying.record.setup.opponent) },
        { label: say('rounds'), value: String(roundOf(position) - (position.turn === 'w' ? 1 : 0)) },
        { label: kit('time'), value: formatDuration(table.ms()) },
      ]}
      onAgain={onAgain}
      onUndo={onUndo}
    />
  )
}
