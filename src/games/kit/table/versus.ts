import { useEffect } from 'preact/hooks'
import { presentState } from '../record.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { useThinker } from '../thinking.ts'
import type { Table, TableState } from './table.ts'

/** The shortest time that the computer takes for a move, in ms: a faster one could not be followed. */
const LEAST_MS = 420

/**
 * How many moves are taken back so that the player has the turn again.
 * @param states the positions of the record @param isPlayers whether the player has the turn in a position
 */
export function movesToTakeBack<State>(states: readonly State[], isPlayers: (state: State) => boolean): number {
  const before = states.slice(0, -1).findLastIndex(isPlayers)
  return before < 0 ? 0 : states.length - 1 - before
}

/**
 * What the player of a game against the computer can take back: his last move with what followed it, or before his first
 * one the game that this one has swept away.
 */
export function takeBackOf<Setup, State, Move>(
  table: Table<Setup, State, Move>,
  { record: { moves, states }, swept }: TableState<Setup, State, Move>,
  isPlayers: (state: State) => boolean,
): { readonly canUndo: boolean; readonly undo: () => void } {
  const count = movesToTakeBack(states, isPlayers)
  return {
    canUndo: count > 0 || swept !== undefined,
    undo() {
      if (count > 0) return table.undo(count)
      if (moves.length > 0) table.undo(moves.length)
      table.undo()
    },
  }
}

/** A game against the computer. */
interface Versus<Setup, State, Move> {
  readonly table: Table<Setup, State, Move>
  readonly lying: TableState<Setup, State, Move>
  /** The program of the worker that thinks: it is asked a position with its setup, and answers a move. */
  readonly source: string
  readonly position: State
  readonly isComputersTurn: boolean
}

/** Lets the computer play when it has the turn, and somebody sees the game. */
export function useComputer<Setup, State, Move>(versus: Versus<Setup, State, Move>): void {
  const { table, lying, source, position, isComputersTurn } = versus
  const { isCovered } = useStore(session)
  const { setup } = lying.record
  const thinker = useThinker<{ readonly position: State; readonly setup: Setup }, Move>(source)
  useEffect(() => {
    if (!isComputersTurn || isCovered) return
    const begun = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let isLeft = false
    thinker.ask({ position, setup }).then(
      (move) => {
        const rest = Math.max(0, LEAST_MS - (performance.now() - begun))
        // the player may have taken something back in the frame before this view is drawn again
        const playIt = () => presentState(table.store.get().record) === position && table.play(move, true)
        if (!isLeft) timer = setTimeout(playIt, rest)
      },
      (error: unknown) => {
        // what was left meanwhile is no error; a worker that fails is one
        if (!isLeft) reportError(error)
      },
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
      thinker.stop()
    }
  }, [table, thinker, position, setup, isComputersTurn, isCovered])
}
