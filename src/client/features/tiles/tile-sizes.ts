import { parseSize, type TileSize } from '../../../shared/lib/tile/size.ts'
import { parseSizes, sizeText } from '../../../shared/lib/tile/size-list.ts'

/** The sizes of an icon or a folder (spec section 2: the common ones of 1x1 to 6x6). */
const COMMON = '1x1,1x2,2x1,2x2,2x3,2x4'

/**
 * The sizes that a tile can be given: its own list, else its component's, else the common ones; small ones first, the one
 * that it has among them.
 * @param component sizes of the component that the tile shows, e.g. `['1x1', '2x2']`
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

/**
 * The next larger or smaller size by an arrow: right and left change the columns, down and up the rows; the other side
 * changes as little as the sizes allow. Undefined where there is none.
 */
export function nextSize(sizes: readonly TileSize[], current: string, key: string): TileSize | undefined {
  const now = parseSize(current)
  const [side, way] = SIDES[key] ?? []
  if (now === undefined || side === undefined || way === undefined) return undefined
  const other = side === 'rows' ? 'columns' : 'rows'
  const [nearest] = sizes
    .filter((size) => (size[side] - now[side]) * way > 0)
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

/**
 * The size that a tile has when its lower right corner has been pulled so many rows and columns away from where it was: the
 * one whose corner is nearest, of two as near the smaller one.
 */
export function nearestSize(sizes: readonly TileSize[], from: TileSize, pulled: TileSize): TileSize {
  const far = ({ rows, columns }: TileSize) =>
    Math.hypot(from.rows + pulled.rows - rows, from.columns + pulled.columns - columns)
  return sizes.reduce((best, size) => (far(size) < far(best) ? size : best), sizes[0] ?? from)
}
