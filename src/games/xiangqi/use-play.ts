import { useState } from 'preact/hooks'
import { presentState } from '../kit/record.ts'
import type { Table, TableState } from '../kit/table/table.ts'
import { useHint } from '../kit/table/use-hint.ts'
import { takeBackOf } from '../kit/table/versus.ts'
import type { Cell } from './cells.ts'
import { legalMoves, type Move, moveOf } from './generate.ts'
import { other, type Side, sideOf } from './pieces.ts'
import { type Position, RESIGN, type Setup } from './rules.ts'
import { setupOf } from './table-game.ts'

/** What the player does at the board: which piece he has chosen, which move he was advised, and all that he can do. */
export function usePlay(table: Table<Setup, Position, Move>, lying: TableState<Setup, Position, Move>, source: string) {
  const { record } = lying
  const { setup } = record
  const position = presentState(record)
  const mover = position.turn === setup.side ? setup.side : undefined
  /** What is chosen belongs to a position, and goes with it. */
  const [choice, setChoice] = useState<{ readonly of: Position; readonly cell: Cell } | undefined>(undefined)
  const advice = useHint<Setup, Position, Move>(source, position, { ...setup, level: 'hard' })
  const selected = choice?.of === position ? choice.cell : undefined
  const select = (cell: Cell | undefined) => setChoice(cell === undefined ? undefined : { of: position, cell })
  const isPlayers = ({ turn }: Position) => turn === setup.side
  const begin = (level: string = setup.level, side: Side = setup.side) =>
    table.begin(setupOf(level, side, setup.hasLetters))

  return {
    position,
    mover,
    selected,
    select,
    hinted: advice.hinted,
    /** Chooses a piece, or moves the one that is chosen. */
    press(cell: Cell) {
      if (mover === undefined) return
      const move = selected === undefined ? undefined : moveOf(selected, cell)
      if (move !== undefined && legalMoves(position.board, mover).includes(move)) return void table.play(move)
      const isOwn = sideOf(position.board[cell] ?? 0) === mover
      select(isOwn && cell !== selected ? cell : undefined)
    },
    hint: advice.ask,
    /** Whether there is anything to take back: the player's last move, or the game before this one. */
    ...takeBackOf(table, lying, isPlayers),
    begin,
    swap: () => begin(setup.level, other(setup.side)),
    resign: () => void table.play(RESIGN),
  }
}
