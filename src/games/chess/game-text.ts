import type { TableState } from '../kit/table/table.ts'
import { gameText, type Side } from './legal.ts'
import type { Conclusion, Move, Position, Setup } from './rules.ts'

/** How a game stands, as it is written: `1-0`, `1/2-1/2`, or `*` while it goes on. */
export function resultText(end: Conclusion | undefined): string {
  if (end === undefined) return '*'
  return end.winner === undefined ? '1/2-1/2' : end.winner === 'w' ? '1-0' : '0-1'
}

function playerName({ opponent, side }: Setup, of: Side): string {
  if (opponent === 'friend') return '?'
  return of === side ? 'Player' : `Genkan (${opponent})`
}

/** The game on the table as text for other programs. */
export function textOf({ record: { setup, moves, states }, began }: TableState<Setup, Position, Move>): string {
  const day = new Date(began)
  const two = (value: number) => String(value).padStart(2, '0')
  return gameText(
    moves.filter((move) => move !== 'resign'),
    {
      Event: 'Casual game',
      Site: 'Genkan',
      Date: `${day.getFullYear()}.${two(day.getMonth() + 1)}.${two(day.getDate())}`,
      Round: '-',
      White: playerName(setup, 'w'),
      Black: playerName(setup, 'b'),
      Result: resultText(states.at(-1)?.end),
    },
  )
}
