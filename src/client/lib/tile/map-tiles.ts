import type { Group, Item } from '../../../shared/entities/item.ts'

/** Tiles changed one by one, those in folders too. */
export const mapTiles = (tiles: readonly Item[], change: (tile: Item) => Item): readonly Item[] =>
  tiles.map((tile) => {
    const changed = change(tile)
    return changed.children === undefined ? changed : { ...changed, children: mapTiles(changed.children, change) }
  })

/** Groups with their tiles changed so. */
export const mapTilesOf = (groups: readonly Group[], change: (tile: Item) => Item): readonly Group[] =>
  groups.map((group) => ({ ...group, children: mapTiles(group.children, change) }))

/** Tiles, each folder before those in it. */
export const flatTiles = (tiles: readonly Item[]): readonly Item[] =>
  tiles.flatMap((tile) => [tile, ...(tile.children ?? [])])

/** Gives a tile another id where its own is taken. */
export const withFreeId =
  (taken: { has(id: string): boolean }, createId: () => string) =>
  (tile: Item): Item =>
    taken.has(tile.id) ? { ...tile, id: createId() } : tile
