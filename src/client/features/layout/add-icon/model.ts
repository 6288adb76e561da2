import type { Home, Item } from '../../../../shared/entities/item.ts'
import { foldText } from '../../../../shared/lib/text/fold.ts'
import { flatTiles } from '../../../lib/tile/map-tiles.ts'
import { parseSize } from '../../../lib/tile/size.ts'
import { checkAddress } from '../../../lib/url/check-address.ts'

/** A tile that has no id yet. */
export type NewTile = Omit<Item, 'id'>

/** The icon of a site, such as one of the catalogue. */
export const tileOfSite = ({
  name,
  url,
  src,
  background,
  fontText,
  fontColor,
}: Pick<Item, 'name' | 'url' | 'src' | 'background' | 'fontText' | 'fontColor'>): NewTile => ({
  name,
  type: 'icon',
  size: '1x1',
  url,
  ...(background !== undefined && { background }),
  ...(src !== undefined && { src }),
  ...(fontText !== undefined && { fontText }),
  ...(fontColor !== undefined && { fontColor }),
})

/** What was looked for in vain among the sites, as an icon of one's own: the address that it is, else the name. */
export function ownIconOf(text: string): { readonly address: string; readonly name: string } {
  const isAddress = /[.:/]/.test(text) && checkAddress(text).ok
  return isAddress ? { address: text, name: '' } : { address: '', name: text }
}

/** All tiles of a home: on pages, in folders, in the dock. */
export const tilesOf = ({ groups, dock }: Home): readonly Item[] =>
  flatTiles([...groups.flatMap(({ children }) => children), ...dock])

/** Something that is found by its texts. */
interface Findable {
  readonly category: number
  /** Its id, name and description. */
  readonly texts: readonly string[]
}

/** The entries of a category (0: all) whose texts contain a text, or whose name matches it in pinyin. */
export function filterEntries<T extends Findable>(
  entries: readonly T[],
  filter: { readonly text: string; readonly category: number },
  matchesPinyin: (name: string, text: string) => boolean,
): readonly T[] {
  const query = foldText(filter.text)
  return entries.filter(
    ({ category, texts }) =>
      (filter.category === 0 || category === filter.category) &&
      texts.some((text) => foldText(text).includes(query) || matchesPinyin(foldText(text), query)),
  )
}

/** The box in which a component is previewed, in px. */
const PREVIEW = { width: 300, height: 146 } as const
/** The size of a cell and the gap between two at scale 1, in px (spec section 3). */
export const CELL = { icon: 58, gap: 30 } as const

/** A component's size in px at scale 1, and the scale at which it fits into its preview; never enlarged. */
export function previewOf(size: string): { readonly width: number; readonly height: number; readonly scale: number } {
  const { rows, columns } = parseSize(size) ?? { rows: 1, columns: 1 }
  const side = (cells: number) => cells * CELL.icon + (cells - 1) * CELL.gap
  const [width, height] = [side(columns), side(rows)]
  return { width, height, scale: Math.min(1, PREVIEW.width / width, PREVIEW.height / height) }
}
