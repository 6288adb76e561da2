import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { flatTiles } from '../../../lib/tile/map-tiles.ts'
import { parseSize } from '../../../lib/tile/size.ts'
import { checkAddress } from '../../../lib/url/check-address.ts'

/** A tile that has no id yet. */
export type NewTile = Omit<Item, 'id'>

/** What was looked for in vain among the sites, as an icon of one's own: the address that it is, else the name. */
export function ownIconOf(text: string): { readonly address: string; readonly name: string } {
  const isAddress = /[.:/]/.test(text) && checkAddress(text).ok
  return isAddress ? { address: text, name: '' } : { address: '', name: text }
}

/** All tiles of a home: on pages, in folders, in the dock. */
export const tilesOf = ({ groups, dock }: Home): readonly Item[] =>
  flatTiles([...groups.flatMap(({ children }) => children), ...dock])

/** Where a tile is: in a group, in a folder or, without either, in the dock. */
interface Holder {
  readonly group?: Group
  readonly folder?: Item
}

/** Where what is offered is already: `here`, where it would be added, else a place to be named. */
export type Whereabouts = 'here' | Holder

/**
 * Where the tiles of a home are, by a key; of several places that where tiles are added counts, else the first.
 * @param chosen id of the group or folder where tiles are added; a folder of a chosen group is another place
 * @param keyOf the key by which tiles are asked for, such as their site's host
 */
export function whereaboutsOf(
  { groups, dock }: Home,
  chosen: string | undefined,
  keyOf: (tile: Item) => string,
): ReadonlyMap<string, Whereabouts> {
  const found = new Map<string, Whereabouts>()
  const look = (tiles: readonly Item[], holder: Holder) => {
    const isChosen = chosen !== undefined && (holder.folder ?? holder.group)?.id === chosen
    for (const tile of tiles) {
      const key = keyOf(tile)
      if (isChosen) found.set(key, 'here')
      else if (!found.has(key)) found.set(key, holder)
      look(tile.children ?? [], { folder: tile })
    }
  }
  for (const group of groups) look(group.children, { group })
  look(dock, {})
  return found
}

/** The entries of a category; 0 is all. */
export const inCategory = <T extends { readonly category: number }>(
  entries: readonly T[],
  category: number,
): readonly T[] => (category === 0 ? entries : entries.filter((one) => one.category === category))

/** What a widget is found by: name, description and id. `text` looks up a catalog key. */
export const findableWidget = (id: string, text: (key: string) => string) => ({
  id,
  title: text(`${id}.name`),
  keywords: [text(`${id}.info`), id],
})

/** Whom a component asks, as its showcase says. */
interface Asked {
  readonly area: string
  readonly nameOf: (source: string) => string
}

/** The names of those of an area's third parties that are offered, each once. @param offered ids, such as `weather.amap` */
export function askedNames({ area, nameOf }: Asked, offered: readonly string[]): readonly string[] {
  const ids = offered.filter((id) => id.startsWith(`${area}.`)).map((id) => id.slice(area.length + 1))
  return [...new Set(ids.map(nameOf).filter((name) => name !== ''))]
}

/** The box in which a component is previewed, in px. */
const PREVIEW = { width: 284, height: 164 } as const
/** The size of a cell and the gap between two at scale 1, in px (spec section 3). */
export const CELL = { icon: 58, gap: 30 } as const

/** A component's size in px at scale 1, and the scale at which it fits into its preview; never enlarged. */
export function previewOf(size: string): { readonly width: number; readonly height: number; readonly scale: number } {
  const { rows, columns } = parseSize(size) ?? { rows: 1, columns: 1 }
  const side = (cells: number) => cells * CELL.icon + (cells - 1) * CELL.gap
  const [width, height] = [side(columns), side(rows)]
  return { width, height, scale: Math.min(1, PREVIEW.width / width, PREVIEW.height / height) }
}
