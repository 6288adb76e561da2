import { type Kind, TURNS, type Turn } from '../pieces.ts'
import { COLUMNS, EMPTY, landed, moved, ROWS, type Stack, withoutRows, withPiece } from '../well.ts'

/** How much a stack is worth: low, flat, without holes. The weights are those of Yiyuan Lee's plain player. */
function worthOf(stack: Stack, lines: number): number {
  const heights = Array.from({ length: COLUMNS }, (_, x) => 1 + stack.findLastIndex((row) => row[x] !== EMPTY))
  const height = heights.reduce((sum, one) => sum + one, 0)
  const filled = stack.reduce((sum, row) => sum + [...row].filter((sign) => sign !== EMPTY).length, 0)
  const bumps = heights.slice(1).reduce((sum, one, x) => sum + Math.abs(one - (heights[x] ?? 0)), 0)
  return 0.76 * lines - 0.51 * height - 0.36 * (height - filled) - 0.18 * bumps
}

/** Where a plain player puts a piece that comes: how often it is turned, and the column of its box. */
export function chooseLanding(stack: Stack, kind: Kind): { readonly turn: Turn; readonly x: number } {
  let best = { turn: TURNS[0] as Turn, x: 3, worth: Number.NEGATIVE_INFINITY }
  for (const turn of kind === 'O' ? [TURNS[0]] : TURNS) {
    for (let x = -2; x < COLUMNS; x++) {
      const piece = moved(stack, { kind, turn, x, y: ROWS }, 0, 0)
      if (piece === undefined) continue
      const { stack: filled, full } = withPiece(stack, landed(stack, piece))
      const worth = worthOf(withoutRows(filled, full), full.length)
      if (worth > best.worth) best = { turn, x, worth }
    }
  }
  return best
}
