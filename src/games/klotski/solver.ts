import { cellBeside, columnOf, DIRECTIONS, maskOf, type Shape } from './cells.ts'
import { COLUMNS, ROWS } from './openings.ts'
import { EXIT, isEscaped, type Move, type Position, rules } from './rules.ts'

const CELLS = COLUMNS * ROWS
/** Shapes by their codes: pieces of one shape are alike to the solver. */
const SHAPES: readonly (Shape | undefined)[] = [
  undefined,
  { width: 1, height: 1 },
  { width: 1, height: 2 },
  { width: 2, height: 1 },
  { width: 2, height: 2 },
]
const CAO = 4
const codeOf = ({ width, height }: Shape): number => (width - 1) * 2 + height

/** A position is one number: its codes, each in the cell of the upper left corner, in base 5. */
const POWERS = Array.from({ length: CELLS }, (_, cell) => 5 ** cell)

const byCell = <T>(value: (shape: Shape, cell: number) => T) =>
  SHAPES.map((shape) => Array.from({ length: CELLS }, (_, cell) => shape && value(shape, cell)))
const MASKS = byCell(maskOf)
/** The corners beside each corner of a shape, and where it is in a mirror. */
const BESIDE = byCell((shape, cell) => DIRECTIONS.flatMap((direction) => cellBeside(shape, cell, direction) ?? []))
const MIRRORED = byCell(({ width }, cell) => cell + COLUMNS - width - 2 * columnOf(cell))

/** A position that was found, and the move that led to it. */
interface Found {
  readonly codes: Uint8Array
  readonly key: number
  readonly before: Found | undefined
  readonly from: number
  readonly to: number
}

/** Calls `visit` for each corner that a shape can get to along cells that are not taken. */
function flood(code: number, from: number, taken: number, visit: (to: number) => void): void {
  let seen = 1 << from
  const reached = [from]
  for (const at of reached)
    for (const to of BESIDE[code]?.[at] ?? []) {
      if ((seen & (1 << to)) !== 0 || ((MASKS[code]?.[to] ?? 0) & taken) !== 0) continue
      seen |= 1 << to
      reached.push(to)
      visit(to)
    }
}

/** Calls `visit` for each move: which shape goes from where to where. */
function forEachMove(codes: Uint8Array, visit: (code: number, from: number, to: number) => void): void {
  let taken = 0
  for (let cell = 0; cell < CELLS; cell++) taken |= MASKS[codes[cell] ?? 0]?.[cell] ?? 0
  for (let from = 0; from < CELLS; from++) {
    const code = codes[from] ?? 0
    if (code > 0) flood(code, from, taken & ~(MASKS[code]?.[from] ?? 0), (to) => visit(code, from, to))
  }
}

/** The key of the position that is seen in a mirror: it is as far from the exit. */
function mirrorKey(codes: Uint8Array): number {
  let key = 0
  for (let cell = 0; cell < CELLS; cell++) {
    const code = codes[cell] ?? 0
    if (code > 0) key += code * (POWERS[MIRRORED[code]?.[cell] ?? 0] ?? 0)
  }
  return key
}

function startOf({ pieces }: Position): Found {
  const codes = new Uint8Array(CELLS)
  for (const piece of pieces) codes[piece.cell] = codeOf(piece)
  const key = codes.reduce((sum, code, cell) => sum + code * (POWERS[cell] ?? 0), 0)
  return { codes, key, before: undefined, from: -1, to: -1 }
}

/** The position after a move. */
function after(before: Found, code: number, from: number, to: number, key: number): Found {
  const codes = before.codes.slice()
  codes[from] = 0
  codes[to] = code
  return { codes, key, before, from, to }
}

/** Looks for the exit by breadth: what is found first is one of the shortest ways. */
function search(position: Position): Found | undefined {
  const start = startOf(position)
  const seen = new Set([start.key, mirrorKey(start.codes)])
  const queue = [start]
  let end: Found | undefined
  for (const found of queue) {
    forEachMove(found.codes, (code, from, to) => {
      const key = found.key + code * ((POWERS[to] ?? 0) - (POWERS[from] ?? 0))
      if (seen.has(key)) return
      const next = after(found, code, from, to, key)
      seen.add(key).add(mirrorKey(next.codes))
      queue.push(next)
      if (code === CAO && to === EXIT) end = next
    })
    if (end !== undefined) return end
  }
  return undefined
}

/** One of the shortest ways to the exit; none if it is reached, undefined if there is no way. */
export function solve(position: Position): readonly Move[] | undefined {
  if (isEscaped(position)) return []
  const last = search(position)
  if (last === undefined) return undefined
  const steps: Found[] = []
  for (let at: Found | undefined = last; at?.before !== undefined; at = at.before) steps.push(at)
  let now = position
  return steps.reverse().map(({ from, to }) => {
    const move = { piece: now.pieces.findIndex(({ cell }) => cell === from), to }
    now = rules.play(now, move) ?? now
    return move
  })
}
