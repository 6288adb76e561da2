import { useState } from 'preact/hooks'
import type { Direction } from '../kit/input/direction.ts'
import { presentState } from '../kit/record.ts'
import type { Table } from '../kit/table/table.ts'
import { columnOf, rowOf } from './cells.ts'
import { joined, type Move, type Position, pieceBeside, type Setup, stepOf, targetOver } from './rules.ts'
import { solve } from './solver.ts'
import { useTexts } from './texts.ts'

/** Which piece is chosen, whether it is held, and what a hint says: all that is not a move. */
interface Choice {
  readonly piece: number
  readonly isHeld: boolean
  readonly hinted: Move | undefined
}

/** Choosing, holding and moving of pieces, and the words that say what was done. */
export function usePieces(table: Table<Setup, Position, Move>) {
  const say = useTexts()
  const present = () => presentState(table.store.get().record)
  const cao = (position: Position) => position.pieces.findIndex(({ name }) => name === 'cao')
  const [choice, setChoice] = useState<Choice>(() => ({ piece: cao(present()), isHeld: false, hinted: undefined }))
  const [said, setSaid] = useState('')
  const sayOf = (key: 'moved' | 'held' | 'put' | 'hinted', piece: number, cell = 0) =>
    setSaid(
      say(key, {
        piece: say(present().pieces[piece]?.name ?? 'soldier'),
        row: rowOf(cell) + 1,
        column: columnOf(cell) + 1,
      }),
    )

  const move = (wanted: Move) => {
    const { record, outcome } = table.store.get()
    setChoice(({ isHeld }) => ({ piece: wanted.piece, isHeld, hinted: undefined }))
    if (outcome !== undefined || presentState(record).pieces[wanted.piece]?.cell === wanted.to) return
    const { undo, move: then } = joined(record, wanted)
    if (undo) table.undo()
    if (then !== undefined) table.play(then)
    sayOf('moved', wanted.piece, wanted.to)
  }
  const hold = (piece: number, isHeld: boolean) => {
    setChoice({ piece, isHeld, hinted: undefined })
    sayOf(isHeld ? 'held' : 'put', piece)
  }
  return {
    choice,
    said,
    move,
    /** Holds a piece, or puts it down again. */
    press: (piece: number) => hold(piece, !(choice.isHeld && choice.piece === piece)),
    /** Moves the held piece onto a free cell. */
    pressCell(cell: number) {
      const to = choice.isHeld ? targetOver(present(), choice.piece, cell) : undefined
      if (to !== undefined) move({ piece: choice.piece, to })
    },
    arrow(direction: Direction) {
      const { piece, isHeld } = choice
      if (!isHeld) {
        setChoice({ piece: pieceBeside(present(), piece, direction), isHeld, hinted: undefined })
        return
      }
      const to = stepOf(present(), piece, direction)
      if (to !== undefined) move({ piece, to })
    },
    /** Shows the next move of a shortest way; once more plays it. */
    hint() {
      if (choice.hinted !== undefined) {
        move(choice.hinted)
        return
      }
      const next = solve(present())?.[0]
      if (next === undefined) return
      setChoice({ piece: next.piece, isHeld: true, hinted: next })
      sayOf('hinted', next.piece, next.to)
    },
    /** After moves were taken back, or a game was begun. */
    reset: () => setChoice({ piece: cao(present()), isHeld: false, hinted: undefined }),
    forgetHint: () => setChoice((before) => ({ ...before, hinted: undefined })),
  }
}
