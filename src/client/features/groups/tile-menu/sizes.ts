import { parseSize, parseSizes, sizeText, type TileSize } from '../../../../shared/lib/size.ts'

/** The sizes of an icon or a folder (spec section 2: the common ones of 1x1 to 6x6). */
const COMMON = '1x1,1x2,2x1,2x2,2x3,2x4'

/**
 * The sizes that a tile can be given: its own list, else its component's, else the common ones; small ones first, the one
 * that it has among them.
 * @param component sizes of the component that the tile shows, e.g. `['1x1', '2x2']`
 */
export function sizesOf(
  item: { readonly size: string; readonly sizeList?: string | undefined },
  component: readonly string[] | undefined,
): readonly TileSize[] {
  const own = parseSizes(item.sizeList ?? '')
  const offered = own.length > 0 ? own : parseSizes(component?.join() ?? COMMON)
  const current = parseSize(item.size)
  const all = parseSizes([...offered, ...(current ? [current] : [])].map(sizeText).join())
  return all.toSorted((a, b) => a.rows * a.columns - b.rows * b.columns || a.rows - b.rows)
}
