/** The seven pieces, named by the letters that they look like. */
export const KINDS = ['I', 'J', 'L', 'O', 'S', 'T', 'Z'] as const
export type Kind = (typeof KINDS)[number]

/** Quarter turns clockwise from how a piece comes. */
export const TURNS = [0, 1, 2, 3] as const
export type Turn = (typeof TURNS)[number]

/** A column from the left and a row from below, both from 0. */
export type Cell = readonly [x: number, y: number]

/** A piece in the well; `x` and `y` are the lower left corner of the box in which it turns. */
export interface Piece {
  readonly kind: Kind
  readonly turn: Turn
  readonly x: number
  readonly y: number
}

/** Each piece as it comes, in the box in which it turns. */
const BOXES: Readonly<Record<Kind, readonly string[]>> = {
  I: ['....', '####', '....', '....'],
  J: ['#..', '###', '...'],
  L: ['..#', '###', '...'],
  O: ['##', '##'],
  S: ['.##', '##.', '...'],
  T: ['.#.', '###', '...'],
  Z: ['##.', '.##', '...'],
}

function shapeOf(kind: Kind, turn: Turn): readonly Cell[] {
  const box = BOXES[kind]
  let cells: readonly Cell[] = box.flatMap((row, down) =>
    [...row].flatMap((sign, x) => (sign === '#' ? [[x, box.length - 1 - down] as const] : [])),
  )
  for (let quarter = 0; quarter < turn; quarter++) cells = cells.map(([x, y]) => [y, box.length - 1 - x])
  return cells
}

const SHAPES = Object.fromEntries(
  KINDS.map((kind) => [kind, TURNS.map((turn) => shapeOf(kind, turn))] as const),
) as unknown as Readonly<Record<Kind, readonly [Shape, Shape, Shape, Shape]>>
type Shape = readonly Cell[]

/** The four cells of a piece. */
export const cellsOf = ({ kind, turn, x, y }: Piece): readonly Cell[] =>
  SHAPES[kind][turn].map(([dx, dy]) => [x + dx, y + dy])

type Offsets = readonly (readonly [Cell, Cell, Cell, Cell, Cell])[]
const STILL: Cell = [0, 0]
/** Offsets of each turn: a kick is the one of the turn before less that of the turn after. */
const OFFSETS: Offsets = [
  [STILL, STILL, STILL, STILL, STILL],
  [STILL, [1, 0], [1, -1], [0, 2], [1, 2]],
  [STILL, STILL, STILL, STILL, STILL],
  [STILL, [-1, 0], [-1, -1], [0, 2], [-1, 2]],
]
const OFFSETS_OF_I: Offsets = [
  [STILL, [-1, 0], [2, 0], [-1, 0], [2, 0]],
  [STILL, [1, 0], [1, 0], [1, 1], [1, -2]],
  [STILL, [2, 0], [-1, 0], [2, -1], [-1, -1]],
  [STILL, STILL, STILL, [0, -2], [0, 1]],
]

/**
 * Where a piece is tried, one after the other, when it turns, as shifts to the right and up: the wall kicks of the Super
 * Rotation System in the guideline of falling-block games (tables: harddrop.com/wiki/SRS). The O does not move.
 */
export function kicksOf(kind: Kind, from: Turn, to: Turn): readonly Cell[] {
  if (kind === 'O') return [STILL]
  const offsets = kind === 'I' ? OFFSETS_OF_I : OFFSETS
  const [before = [], after = []] = [offsets[from], offsets[to]]
  return before.map(([x, y], test) => {
    const [ax, ay] = after[test] ?? STILL
    return [x - ax, y - ay]
  })
}
