import * as v from 'valibot'
import { newSeed } from '../kit/random.ts'
import type { TableGame } from '../kit/table/table.ts'
import { colorOf } from './pictures.ts'
import { type Move, type Position, rules, type Setup, tilesLeft } from './rules.ts'

/** How many tiles lie side by side, and how many rows there are, as a board lies. */
export const SIZES = [
  { id: '8x6', columns: 8, rows: 6 },
  { id: '12x8', columns: 12, rows: 8 },
  { id: '16x9', columns: 16, rows: 9 },
] as const
export type SizeId = (typeof SIZES)[number]['id']

/** The size of a board, whether it lies or stands. */
export const sizeOf = ({ columns, rows }: Pick<Setup, 'columns' | 'rows'>): SizeId =>
  SIZES.find((size) => size.columns === Math.max(columns, rows))?.id ?? '12x8'

/** The way to play it: a size, and `.down` where tiles fall. */
export const variantOf = (size: SizeId, doesFall: boolean): string => (doesFall ? `${size}.down` : size)

/** All ways to play it, each size as it stays and as it falls. */
export const WAYS = SIZES.flatMap(({ id }) =>
  [false, true].map((doesFall) => ({ size: id, doesFall, variant: variantOf(id, doesFall) })),
)

/** A new game. @param isUpright whether the board stands, as on a phone */
export function setupOf(variant: string, isUpright: boolean): Setup {
  const { columns, rows } = SIZES.find(({ id }) => variant.startsWith(id)) ?? SIZES[1]
  const grid = isUpright ? { columns: rows, rows: columns } : { columns, rows }
  return { ...grid, doesFall: variant.endsWith('.down'), seed: newSeed() }
}

/** Whether the page is higher than wide; where there is none it is not. */
export const isUpright = (): boolean => (globalThis.innerHeight ?? 0) > (globalThis.innerWidth ?? 0)

const sideSchema = v.pipe(v.number(), v.integer())
const setupSchema = v.pipe(
  v.object({ columns: sideSchema, rows: sideSchema, doesFall: v.boolean(), seed: v.number() }),
  v.check(({ columns, rows }) =>
    SIZES.some((size) => size.columns === Math.max(columns, rows) && size.rows === Math.min(columns, rows)),
  ),
)

/** A cell as two signs, as there are up to 144. */
const cellText = (cell: number): string => cell.toString(36).padStart(2, '0')
const SHUFFLE = '~'

const GROUND = '#e6c2bc'

/** Link-link as its table needs to know it. */
export const game: TableGame<Setup, Position, Move> = {
  rules,
  newSetup: (variant) => setupOf(variant, isUpright()),
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
