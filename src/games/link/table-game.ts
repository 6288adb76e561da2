import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import type { Grid } from './paths.ts'
import { colorOf } from './pictures.ts'
import { type Move, type Position, rules, type Setup, tilesLeft } from './rules.ts'

/** How many tiles lie side by side, and how many rows there are, as a board lies. */
export const SIZES = [
  { id: '8x6', columns: 8, rows: 6 },
  { id: '12x8', columns: 12, rows: 8 },
  { id: '16x9', columns: 16, rows: 9 },
] as const
export type SizeId = (typeof SIZES)[number]['id']

/** How a board is laid out: as it lies, as it stands, or with sides that are alike. */
export type Shape = 'lying' | 'standing' | 'square'

/** The grid of a size in a shape: of those whose tiles make no square, the one that stands. */
function gridOf({ columns, rows }: Grid, shape: Shape): Grid {
  if (shape === 'lying') return { columns, rows }
  const side = Math.sqrt(columns * rows)
  return shape === 'square' && Number.isInteger(side) ? { columns: side, rows: side } : { columns: rows, rows: columns }
}

/** The size of a board, whatever its shape is. */
export const sizeOf = ({ columns, rows }: Grid): SizeId =>
  SIZES.find((size) => size.columns * size.rows === columns * rows)?.id ?? '12x8'

/** The way to play it: a size, and `.down` where tiles fall. */
export const variantOf = (size: SizeId, doesFall: boolean): string => (doesFall ? `${size}.down` : size)

/** All ways to play it, each size as it stays and as it falls. */
export const WAYS = SIZES.flatMap(({ id }) =>
  [false, true].map((doesFall) => ({ size: id, doesFall, variant: variantOf(id, doesFall) })),
)

/** A new game. */
export function setupOf(variant: string, shape: Shape): Setup {
  const grid = gridOf(SIZES.find(({ id }) => variant.startsWith(id)) ?? SIZES[1], shape)
  return { ...grid, doesFall: variant.endsWith('.down'), seed: newSeed() }
}

/** A page that is so many times as high as wide has room for a board that stands. */
const STANDING = 1.9

/** The shape that has the largest tiles in a page. @param width @param height of it, in px */
export function shapeIn(width: number, height: number): Shape {
  if (height <= width) return 'lying'
  return height / width >= STANDING ? 'standing' : 'square'
}

const sideSchema = v.pipe(v.number(), v.integer())
const setupSchema = v.pipe(
  v.object({ columns: sideSchema, rows: sideSchema, doesFall: v.boolean(), seed: v.number() }),
  v.check(({ columns, rows }) =>
    SIZES.some((size) =>
      (['lying', 'standing', 'square'] as const).some((shape) => {
        const grid = gridOf(size, shape)
        return grid.columns === columns && grid.rows === rows
      }),
    ),
  ),
)

/** A cell as two signs, as there are up to 144. */
const cellText = (cell: number): string => cell.toString(36).padStart(2, '0')
const SHUFFLE = '~'

const GROUND = '#e6c2bc'

/** Link-link as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => setupOf(variant, shapeIn(globalThis.innerWidth ?? 0, globalThis.innerHeight ?? 0)),
  variantOf: (setup) => variantOf(sizeOf(setup), setup.doesFall),
  outcomeOf: (position) => (tilesLeft(position) === 0 ? 'won' : undefined),
  soundOf: ({ shuffled }) => (shuffled === 'wanted' ? 'move' : 'gain'),
  setupSchema,
  encodeMoves: (moves) => moves.map((move) => (move === 'shuffle' ? SHUFFLE : move.map(cellText).join(''))).join(''),
  decodeMoves: (text) => {
    if (!/^([0-9a-z]{4}|~)*$/.test(text)) return undefined
    return [...text.matchAll(/~|(..)(..)/g)].map(([, from, to]) =>
      from === undefined || to === undefined ? 'shuffle' : [Number.parseInt(from, 36), Number.parseInt(to, 36)],
    )
  },
  describe: (position) => ({
    progress: { left: tilesLeft(position) },
    picture: {
      columns: position.setup.columns,
      ground: GROUND,
      cells: position.cells.map((tile) => {
        const fill = tile === undefined ? GROUND : colorOf(tile.picture)
        return { text: '', fill, ink: fill }
      }),
    },
  }),
}
