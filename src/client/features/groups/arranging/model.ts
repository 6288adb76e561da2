import type { Group, Home, Item } from '../../../../shared/entities/item.ts'

/** Where a tile lies: on a group's page, in a folder, or in the dock. */
export type Where =
  | { readonly at: 'group'; readonly group: string }
  | { readonly at: 'folder'; readonly folder: string; readonly group: string | undefined }
  | { readonly at: 'dock' }

/** A tile and where it lies. */
export interface Found {
  readonly item: Item
  readonly where: Where
}

/** A tile by its id, wherever it lies; undefined when it is gone. */
export function findTile({ groups, dock }: Home, id: string): Found | undefined {
  for (const { id: group, children } of groups) {
    const found = findIn(children, id, { at: 'group', group })
    if (found !== undefined) return found
  }
  return findIn(dock, id, { at: 'dock' })
}

function findIn(items: readonly Item[], id: string, where: Where): Found | undefined {
  for (const item of items) {
    if (item.id === id) return { item, where }
    const child = item.children?.find((one) => one.id === id)
    const group = where.at === 'group' ? where.group : undefined
    if (child !== undefined) return { item: child, where: { at: 'folder', folder: item.id, group } }
  }
  return undefined
}

/** Why something must stay: each of these keeps at least one (spec section 5). */
export type Refusal = 'lastInFolder' | 'lastInDock' | 'lastGroup'

/** Why a tile may not leave its place; undefined when it may. */
export function refusalToLeave(home: Home, id: string): Refusal | undefined {
  const where = findTile(home, id)?.where
  if (where?.at === 'dock' && home.dock.length === 1) return 'lastInDock'
  if (where?.at !== 'folder') return undefined
  return findTile(home, where.folder)?.item.children?.length === 1 ? 'lastInFolder' : undefined
}

/** Why a group may not be deleted. */
export const refusalOfGroup = ({ groups }: Home): Refusal | undefined => (groups.length === 1 ? 'lastGroup' : undefined)

/** Gives a tile another size, rows by columns. */
export const resizeTile = (home: Home, id: string, size: string): Home =>
  replaceTile(home, id, (item) => (item.size === size ? [item] : [{ ...item, size }]))

/** Moves a tile to the end of a group's page, out of wherever it lies. */
export function moveToGroup(home: Home, id: string, group: string): Home {
  const found = findTile(home, id)
  const there = home.groups.some((one) => one.id === group)
  if (found === undefined || !there || refusalToLeave(home, id) !== undefined) return home
  if (found.where.at === 'group' && found.where.group === group) return home
  const { groups, dock } = replaceTile(home, id, () => [])
  return {
    dock,
    groups: groups.map((one) => (one.id === group ? { ...one, children: [...one.children, found.item] } : one)),
  }
}

/** Moves an icon to the end of the dock, where a tile is always 1x1. */
export function moveToDock(home: Home, id: string): Home {
  const found = findTile(home, id)
  if (found?.item.type !== 'icon' || found.where.at === 'dock' || refusalToLeave(home, id) !== undefined) return home
  const { groups, dock } = replaceTile(home, id, () => [])
  return { groups, dock: [...dock, { ...found.item, size: '1x1' }] }
}

/** Deletes a tile, a folder with all that lies in it. */
export const deleteTile = (home: Home, id: string): Home =>
  refusalToLeave(home, id) === undefined ? replaceTile(home, id, () => []) : home

/** Deletes a folder and keeps its children, which take its place. */
export const dissolveFolder = (home: Home, id: string): Home =>
  replaceTile(home, id, (item) => (item.component === 'folder' ? (item.children ?? []) : [item]))

/** Deletes a group with all its tiles; the last one stays. */
export const deleteGroup = (home: Home, id: string): Home =>
  refusalOfGroup(home) !== undefined || !home.groups.some((group) => group.id === id)
    ? home
    : { ...home, groups: home.groups.filter((group) => group.id !== id) }

/** Moves a group before (-1) or behind (1) its neighbour; at an end it stays. */
export function moveGroup(home: Home, id: string, by: -1 | 1): Home {
  const from = home.groups.findIndex((group) => group.id === id)
  const group: Group | undefined = home.groups[from]
  const to = from + by
  if (group === undefined || to < 0 || to >= home.groups.length) return home
  return { ...home, groups: home.groups.toSpliced(from, 1).toSpliced(to, 0, group) }
}

/** The home with what `change` gives in a tile's place: nothing, one or several; the same when the tile is not there. */
function replaceTile(home: Home, id: string, change: (item: Item) => readonly Item[]): Home {
  const found = findTile(home, id)
  if (found === undefined) return home
  const after = change(found.item)
  if (after.length === 1 && after[0] === found.item) return home
  const put = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((item) => {
      if (item.id === id) return after
      if (item.children?.some((child) => child.id === id)) return [{ ...item, children: put(item.children) }]
      return [item]
    })
  const owner = found.where.at === 'dock' ? undefined : found.where.group
  if (owner === undefined) return { ...home, dock: put(home.dock) }
  return {
    ...home,
    groups: home.groups.map((group) => (group.id === owner ? { ...group, children: put(group.children) } : group)),
  }
}
