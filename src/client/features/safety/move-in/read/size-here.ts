import { parseSize } from '../../../../lib/tile/size.ts'
import { sizeText } from '../../../../lib/tile/size-list.ts'
import type { OfferedWidget } from '../model.ts'

/** The size of a tile, rows by columns as in other products too (iTab's 2x4 is wide); `otherwise` if it is none. */
export function tileSizeOf(text: string, otherwise: string): string {
  const size = parseSize(text)
  return size === undefined ? otherwise : sizeText(size)
}

/** The size of a widget: the same, else the largest that fits into it, else that of a new tile. */
export function widgetSizeOf(text: string, { sizes, size: otherwise }: OfferedWidget): string {
  const wanted = parseSize(text)
  if (wanted === undefined) return otherwise
  const fitting = sizes.flatMap((offered) => {
    const size = parseSize(offered)
    return size && size.rows <= wanted.rows && size.columns <= wanted.columns ? [size] : []
  })
  const [largest] = fitting.toSorted((a, b) => b.rows * b.columns - a.rows * a.columns)
  return largest === undefined ? otherwise : sizeText(largest)
}
