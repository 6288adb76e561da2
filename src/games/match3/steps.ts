import type { Random } from '../kit/random.ts'
import { type Blast, chainOf, combinationOf } from './blasts.ts'
import { CELLS, type Gapped, type Grid, type Piece, RAINBOW_KIND, SIDE, type Special, swapped } from './grid.ts'
import { groupsOf, type Making, makingOf } from './groups.ts'
import { canSwap, type Swap } from './swaps.ts'

/** A piece that is cleared, and where it goes: into the special piece that it becomes part of, or nowhere. */
export interface Gone {
  readonly piece: Piece
  readonly from: number
  readonly to: number
}

/** One thing that a move does, for a view to show. */
export interface Step {
  readonly type: 'swapped' | 'turned' | 'cleared' | 'fallen' | 'shuffled'
  /** The board after it. */
  readonly cells: Gapped
  readonly gone: readonly Gone[]
  readonly blasts: readonly Blast[]
  readonly gain: number
  /** The score after it. */
  readonly score: number
  /** Which time it is that pieces are cleared by this move, from 1. */
  readonly round: number
}

/** A board on which a move goes on. */
export interface Turn {
  readonly cells: Grid
  readonly score: number
  readonly round: number
  readonly nextId: number
  readonly steps: readonly Step[]
}

/** What is cleared at one time. */
export interface Clearing {
  readonly board: Grid
  readonly cleared: ReadonlySet<number>
  readonly blasts: readonly Blast[]
  readonly makings: readonly (Making & { readonly kind: number; readonly cells: ReadonlySet<number> })[]
}

/** What a cleared piece brings, times the round. */
const PIECE_POINTS = 10
/** What a new special piece brings, times the round. */
export const MAKING_POINTS: Readonly<Record<Special, number>> = { row: 20, column: 20, burst: 40, rainbow: 60 }

export const pointsOf = ({ cleared, makings }: Clearing, round: number): number =>
  round *
  (cleared.size * PIECE_POINTS +
    makings.map(({ special }) => MAKING_POINTS[special]).reduce((sum, one) => sum + one, 0))

/** The runs of a board, and what they set off; undefined if there are none. @param moved what the player has moved */
function runsCleared(board: Grid, moved: readonly number[]): Clearing | undefined {
  const groups = groupsOf(board)
  if (groups.length === 0) return undefined
  const makings = groups.flatMap((group) => {
    const making = makingOf(group, moved)
    return making === undefined ? [] : [{ ...making, kind: group.kind, cells: group.cells }]
  })
  const chain = chainOf(
    board,
    groups.flatMap(({ cells }) => [...cells]),
  )
  return { board, makings, ...chain }
}

/** What a swap clears at first: by what the two do together, or by the runs that it makes. */
export function firstClearing(before: Grid, swap: Swap): Clearing | undefined {
  const after = swapped(before, swap.from, swap.to)
  const combination = combinationOf(before, after, swap)
  return combination === undefined ? runsCleared(after, [swap.to, swap.from]) : { ...combination, makings: [] }
}

const still = { gone: [], blasts: [], gain: 0 } as const

/** The turn with a step that clears nothing. */
export const withStep = (turn: Turn, type: Step['type'], cells: Grid): Turn => ({
  ...turn,
  cells,
  steps: [...turn.steps, { ...still, type, cells, score: turn.score, round: turn.round }],
})

/** What is shown of a swap that is not allowed: the two change places, and come back. */
export const refusedSteps = (cells: Grid, score: number, swap: Swap): readonly Step[] =>
  withStep({ cells, score, round: 0, nextId: 0, steps: [] }, 'swapped', swapped(cells, swap.from, swap.to)).steps

/** The steps of a move as one, at rest, for whom nothing is to move; none if they have brought nothing. */
export function restedSteps(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1)
  const gain = steps.reduce((sum, step) => sum + step.gain, 0)
  if (last === undefined || gain === 0) return []
  return [{ ...last, gain, gone: steps.flatMap(({ gone }) => gone), blasts: [] }]
}

/** Clears pieces, lets the others fall, and fills the board again. */
export function withCleared(given: Turn, clearing: Clearing, random: Random, kinds: number): Turn {
  const { board, cleared, makings, blasts } = clearing
  const turn = board.every((piece, cell) => piece === given.cells[cell]) ? given : withStep(given, 'turned', board)
  const round = turn.round + 1
  const gain = pointsOf(clearing, round)
  const score = turn.score + gain
  const cells: (Piece | undefined)[] = board.map((piece, cell) => (cleared.has(cell) ? undefined : piece))
  let { nextId } = turn
  for (const { cell, special, kind } of makings)
    cells[cell] = { id: nextId++, kind: special === 'rainbow' ? RAINBOW_KIND : kind, special }
  const gone = [...cleared].flatMap((from) => {
    const piece = board[from]
    const to = makings.find((making) => making.cells.has(from))?.cell ?? from
    return piece === undefined ? [] : [{ piece, from, to }]
  })
  const after: Turn = {
    ...turn,
    round,
    score,
    nextId,
    steps: [...turn.steps, { type: 'cleared', cells, gone, blasts, gain, score, round }],
  }
  return fallen(after, cells, random, kinds)
}

/** Lets the pieces of each column fall, and new ones come from above. */
function fallen(turn: Turn, gapped: Gapped, random: Random, kinds: number): Turn {
  const cells: Piece[] = []
  let { nextId } = turn
  for (let column = 0; column < SIDE; column++) {
    let row = SIDE - 1
    for (let from = SIDE - 1; from >= 0; from--) {
      const piece = gapped[from * SIDE + column]
      if (piece !== undefined) cells[row-- * SIDE + column] = piece
    }
    for (; row >= 0; row--) cells[row * SIDE + column] = { id: nextId++, kind: random.below(kinds) }
  }
  return withStep({ ...turn, nextId }, 'fallen', cells)
}

/** Clears what lies in runs until nothing does. */
export function settled(given: Turn, random: Random, kinds: number): Turn {
  let turn = given
  for (let found = runsCleared(turn.cells, []); found !== undefined; found = runsCleared(turn.cells, []))
    turn = withCleared(turn, found, random, kinds)
  return turn
}

/** Lets all special pieces go off that are left, and those that come of it. */
export function finale(given: Turn, random: Random, kinds: number): Turn {
  let turn = given
  for (;;) {
    const left = turn.cells.flatMap((piece, cell) => (piece.special === undefined ? [] : [cell]))
    if (left.length === 0) return turn
    const clearing = { board: turn.cells, makings: [], ...chainOf(turn.cells, left) }
    turn = settled(withCleared(turn, clearing, random, kinds), random, kinds)
  }
}

/** How often pieces are shuffled before others come in their place. */
const MOST_SHUFFLES = 200

/** The pieces in other cells, so that there is a move; without one in new ones, of which special ones stay what they do. */
export function shuffled(turn: Turn, random: Random, kinds: number): Turn {
  for (let round = 0; round < MOST_SHUFFLES; round++) {
    const cells = random.shuffled(turn.cells)
    if (isPlayable(cells)) return withStep(turn, 'shuffled', cells)
  }
  const { cells, nextId } = freshBoard(random, kinds, turn.nextId)
  return withStep({ ...turn, nextId }, 'shuffled', cells)
}

/** Whether nothing lies in a run, and there is a move. */
const isPlayable = (board: Grid): boolean => groupsOf(board).length === 0 && canSwap(board)

/** A board without runs and with a move. @param firstId the id of its first piece */
export function freshBoard(
  random: Random,
  kinds: number,
  firstId: number,
): { readonly cells: Grid; readonly nextId: number } {
  for (;;) {
    const cells: Piece[] = []
    for (let cell = 0; cell < CELLS; cell++) {
      const isTaken = (kind: number) =>
        (cell % SIDE >= 2 && cells[cell - 1]?.kind === kind && cells[cell - 2]?.kind === kind) ||
        (cells[cell - SIDE]?.kind === kind && cells[cell - 2 * SIDE]?.kind === kind)
      const free = Array.from({ length: kinds }, (_, kind) => kind).filter((kind) => !isTaken(kind))
      cells.push({ id: firstId + cell, kind: random.pick(free) })
    }
    if (canSwap(cells)) return { cells, nextId: firstId + CELLS }
  }
}
