import { TILE_SIZE } from '../../../../shared/constants.ts'
import { parseSize, type TileSize } from '../../../lib/tile/size.ts'
import { parseSizes, sizeText } from '../../../lib/tile/size-list.ts'

/** The common sizes of an icon or a folder (spec section 2). */
const COMMON = '1x1,1x2,2x1,2x2,2x3,2x4'

/**
 * The sizes a tile can have: its own list, else its component's, else the common ones; with the current one, by area.
 * @param component sizes of the tile's component, e.g. `['1x1', '2x2']`
 */
export function availableSizes(
  item: { readonly size: string; readonly sizeList?: string | undefined },
  component: readonly string[] | undefined,
): readonly TileSize[] {
  const own = parseSizes(item.sizeList ?? '')
  const offered = own.length > 0 ? own : parseSizes(component?.join() ?? COMMON)
  const current = parseSize(item.size)
  const all = parseSizes([...offered, ...(current ? [current] : [])].map(sizeText).join())
  return all.toSorted((a, b) => a.rows * a.columns - b.rows * b.columns || a.rows - b.rows)
}

/** All sizes up to the largest, row by row. */
const ALL: readonly TileSize[] = Array.from({ length: TILE_SIZE.maximum ** 2 }, (_, at) => ({
  rows: 1 + Math.floor(at / TILE_SIZE.maximum),
  columns: 1 + (at % TILE_SIZE.maximum),
}))

/** Every size a tile can have: an icon and a folder all of them, a widget those that are available. */
export const possibleSizes = (...given: Parameters<typeof availableSizes>): readonly TileSize[] =>
  given[1] === undefined ? ALL : availableSizes(...given)

/**
 * The next larger or smaller size for an arrow key: right and left change the columns, down and up the rows; the other
 * side changes as little as possible. Undefined if there is none.
 */
export function nextSize(sizes: readonly TileSize[], current: string, key: string): TileSize | undefined {
  const now = parseSize(current)
  const [side, sign] = SIDES[key] ?? []
  if (now === undefined || side === undefined || sign === undefined) return undefined
  const other = side === 'rows' ? 'columns' : 'rows'
  const [nearest] = sizes
    .filter((size) => (size[side] - now[side]) * sign > 0)
    .toSorted(
      (a, b) =>
        Math.abs(a[other] - now[other]) - Math.abs(b[other] - now[other]) ||
        Math.abs(a[side] - now[side]) - Math.abs(b[side] - now[side]),
    )
  return nearest
}

const SIDES: Readonly<Record<string, readonly ['rows' | 'columns', 1 | -1]>> = {
  ArrowRight: ['columns', 1],
  ArrowLeft: ['columns', -1],
  ArrowDown: ['rows', 1],
  ArrowUp: ['rows', -1],
}

/** The size whose corner is nearest to that of `from` moved by `delta`, in cells; the smaller of two equally near. */
export function nearestSize(sizes: readonly TileSize[], from: TileSize, delta: TileSize): TileSize {
  const distance = ({ rows, columns }: TileSize) =>
    Math.hypot(from.rows + delta.rows - rows, from.columns + delta.columns - columns)
  return sizes.reduce((best, size) => (distance(size) < distance(best) ? size : best), sizes[0] ?? from)
}
