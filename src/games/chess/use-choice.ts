import { useMemo, useState } from 'preact/hooks'
import { optionsOf, type Promotion, type Side, type Square, type Step } from './legal.ts'
import type { Position } from './rules.ts'

/** A move whose pawn becomes what the player chooses next. */
export interface Promoting {
  readonly from: Square
  readonly to: Square
}

/** How the player chooses a move: a piece first, then where it goes, and what a pawn becomes. */
export interface Choice {
  readonly chosen: Square | undefined
  /** Where the chosen piece may go, and whether it takes something there. */
  readonly targets: ReadonlyMap<Square, { readonly isCapture: boolean }>
  readonly promoting: Promoting | undefined
  isOwn(square: Square): boolean
  choose(square: Square): void
  /** A press on a square: it chooses a piece, or moves the chosen one. */
  press(square: Square): void
  /** Moves a piece, if it may go there. */
  go(from: Square, to: Square): void
  promote(kind: Promotion): void
  /** Chooses nothing. */
  clear(): void
}

/** @param mover the side that the player moves now */
export function useChoice(position: Position, mover: Side | undefined, play: (step: Step) => void): Choice {
  const [chosenIn, setChosen] = useState<{ readonly fen: string; readonly square: Square } | undefined>(undefined)
  const [promoting, setPromoting] = useState<Promoting | undefined>(undefined)
  const { fen, pieces } = position
  // a choice is of the position in which it was made
  const chosen = chosenIn?.fen === fen && mover !== undefined ? chosenIn.square : undefined
  const options = useMemo(() => (chosen === undefined ? [] : optionsOf(fen, chosen)), [fen, chosen])
  const isOwn = (square: Square) => pieces.some((piece) => piece.square === square && piece.side === mover)
  const clear = () => {
    setChosen(undefined)
    setPromoting(undefined)
  }
  const go = (from: Square, to: Square) => {
    const [option] = optionsOf(fen, from).filter((one) => one.to === to)
    if (option === undefined || !isOwn(from)) return
    if (option.promotion !== undefined) return setPromoting({ from, to })
    clear()
    play(from + to)
  }
  return {
    chosen,
    targets: new Map(options.map(({ to, isCapture }) => [to, { isCapture }])),
    promoting,
    isOwn,
    choose: (square) => setChosen({ fen, square }),
    press(square) {
      if (square === chosen) clear()
      else if (isOwn(square)) setChosen({ fen, square })
      else if (chosen !== undefined && options.some(({ to }) => to === square)) go(chosen, square)
      else clear()
    },
    go,
    promote(kind) {
      if (promoting !== undefined) play(promoting.from + promoting.to + kind)
      clear()
    },
    clear,
  }
}
