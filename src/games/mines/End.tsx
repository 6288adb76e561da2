import { session } from '../kit/session.ts'
import { EndScreen } from '../kit/table/EndScreen.tsx'
import { resultOf, type Table, type TableState } from '../kit/table/table.ts'
import { formatDuration, formatNumber } from '../kit/text/format.ts'
import { useKitTexts } from '../kit/text/kit-texts.ts'
import { type Move, openShare, type Position, type Setup } from './rules.ts'
import { game } from './table-game.ts'
import { useTexts } from './texts.ts'

interface Props {
  readonly table: Table<Setup, Position, Move>
  readonly lying: TableState<Setup, Position, Move>
  readonly onAgain: () => void
}

/** How a game has ended: the time of one that was won, of another how much of the board is open. */
export function End({ table, lying: { record, outcome, ...lying }, onAgain }: Props) {
  const say = useTexts()
  const kit = useKitTexts()
  const position = record.states.at(-1) ?? record.states[0]
  if (outcome === undefined) return null
  const isWon = outcome === 'won'
  const number = (value: number) => formatNumber(value, session.get().language)
  return (
    <EndScreen
      result={resultOf(game, { record, outcome, ...lying }, outcome)}
      {...(isWon ? { measure: 'ms' } : {})}
      value={isWon ? formatDuration(table.ms()) : `${Math.floor(openShare(position) * 100)}%`}
      facts={[
        { label: say('level'), value: say(position.setup.level) },
        ...(isWon ? [] : [{ label: kit('time'), value: formatDuration(table.ms()) }]),
        { label: kit('moves'), value: number(record.moves.length) },
      ]}
      onAgain={onAgain}
    />
  )
}
