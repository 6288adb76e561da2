import type { Group, Home, Item } from '../../../shared/entities/item.ts'

/** Where a tile lies: on a group's page, in a folder, or in the dock. */
export type TileLocation =
  | { readonly at: 'group'; readonly group: string }
  | { readonly at: 'folder'; readonly folder: string; readonly group: string | undefined }
  | { readonly at: 'dock' }

/** A tile and where it lies. */
export interface FoundTile {
  readonly item: Item
  readonly where: TileLocation
}

/** A tile by its id, wherever it lies; undefined when it is gone. */
export function findTile({ groups, dock }: Home, id: string): FoundTile | undefined {
  for (const { id: group, children } of groups) {
    const found = findIn(children, id, { at: 'group', group })
    if (found !== undefined) return found
  }
  return findIn(dock, id, { at: 'dock' })
}

function findIn(items: readonly Item[], id: string, where: TileLocation): FoundTile | undefined {
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
export const refusalToDeleteGroup = ({ groups }: Home): Refusal | undefined =>
  groups.length === 1 ? 'lastGroup' : undefined

/** Gives a tile another size, rows by columns. */
export const resizeTile = (home: Home, id: string, size: string): Home =>
  replaceTile(home, id, (item) => (item.size === size ? [item] : [{ ...item, size }]))

/** Gives a tile another name. */
export const renameTile = (home: Home, id: string, name: string): Home =>
  replaceTile(home, id, (item) => (item.name === name ? [item] : [{ ...item, name }]))

/** Where a tile is put: among the other tiles of a page, of a folder or of the dock, counted from 0, or onto a tile. */
export type DropLocation =
  | { readonly at: 'group'; readonly group: string; readonly index: number }
  | { readonly at: 'folder'; readonly folder: string; readonly index: number }
  | { readonly at: 'dock'; readonly index: number }
  | { readonly at: 'onto'; readonly tile: string }

/** A folder that two icons have come to lie in: what it is called and its id are given by who asks. */
export type NewFolder = Pick<Item, 'id' | 'name'>

/** Puts one tile down, see `landTiles`. */
export const moveTile = (home: Home, id: string, landing: DropLocation, folder: NewFolder): Home =>
  moveTiles(home, [id], landing, folder)

/**
 * Takes tiles from wherever they lie and puts them there, one after the other; an index counts the tiles that are
 * not among them, and beyond the end is the end. Icons alone lie in folders and in the dock, where a tile is always 1x1. An
 * icon put onto an icon makes a folder in its place, onto a folder it joins it. Whatever may not be there stays where it is.
 */
export function moveTiles(home: Home, ids: readonly string[], landing: DropLocation, folder: NewFolder): Home {
  const taken: Item[] = []
  const rest = ids.reduce((now, id) => {
    const found = findTile(now, id)
    if (found === undefined || !mayLand(now, found, landing)) return now
    taken.push(found.item)
    return replaceTile(now, id, () => [])
  }, home)
  if (taken.length === 0) return home
  switch (landing.at) {
    case 'dock': {
      const small = taken.map((item) => ({ ...item, size: '1x1' }))
      return { ...rest, dock: rest.dock.toSpliced(landing.index, 0, ...small) }
    }
    case 'folder':
      return replaceTile(rest, landing.folder, (one) => [
        { ...one, children: (one.children ?? []).toSpliced(landing.index, 0, ...taken) },
      ])
    case 'onto':
      return replaceTile(rest, landing.tile, (one) => [
        one.component === 'folder'
          ? { ...one, children: [...(one.children ?? []), ...taken] }
          : { ...folder, type: 'component', component: 'folder', size: FOLDER_SIZE, children: [one, ...taken] },
      ])
    case 'group':
      return {
        ...rest,
        groups: rest.groups.map((group) =>
          group.id === landing.group
            ? { ...group, children: group.children.toSpliced(landing.index, 0, ...taken) }
            : group,
        ),
      }
  }
}

/** The default size of a folder (spec section 2). */
const FOLDER_SIZE = '2x2'

function mayLand(home: Home, { item, where }: FoundTile, landing: DropLocation): boolean {
  const stays =
    (landing.at === 'dock' && where.at === 'dock') ||
    (landing.at === 'folder' && where.at === 'folder' && landing.folder === where.folder)
  if (!stays && refusalToLeave(home, item.id) !== undefined) return false
  switch (landing.at) {
    case 'group':
      return home.groups.some(({ id }) => id === landing.group)
    case 'dock':
      return item.type === 'icon'
    case 'folder':
      return item.type === 'icon' && findTile(home, landing.folder)?.item.component === 'folder'
    case 'onto': {
      const there = findTile(home, landing.tile)
      const takes = there?.item.type === 'icon' || there?.item.component === 'folder'
      return item.type === 'icon' && item.id !== landing.tile && there?.where.at === 'group' && takes
    }
  }
}

/** Moves a tile to the end of a group's page, out of wherever it lies. */
export function moveToGroup(home: Home, id: string, group: string): Home {
  const where = findTile(home, id)?.where
  if (where?.at === 'group' && where.group === group) return home
  return moveTile(home, id, { at: 'group', group, index: Number.POSITIVE_INFINITY }, NO_FOLDER)
}

/** Moves an icon to the end of the dock. */
export const moveToDock = (home: Home, id: string): Home =>
  findTile(home, id)?.where.at === 'dock'
    ? home
    : moveTile(home, id, { at: 'dock', index: Number.POSITIVE_INFINITY }, NO_FOLDER)

/** For landings that make none. */
export const NO_FOLDER: NewFolder = { id: '', name: '' }

/** Deletes a tile, a folder with all that lies in it. */
export const deleteTile = (home: Home, id: string): Home =>
  refusalToLeave(home, id) === undefined ? replaceTile(home, id, () => []) : home

/** Deletes a folder and keeps its children, which take its place. */
export const dissolveFolder = (home: Home, id: string): Home =>
  replaceTile(home, id, (item) => (item.component === 'folder' ? (item.children ?? []) : [item]))

/** Deletes a group with all its tiles; the last one stays. */
export const deleteGroup = (home: Home, id: string): Home =>
  refusalToDeleteGroup(home) !== undefined || !home.groups.some((group) => group.id === id)
    ? home
    : { ...home, groups: home.groups.filter((group) => group.id !== id) }

/** Puts a group at another place among all, counted from 0. */
export function placeGroup(home: Home, id: string, to: number): Home {
  const from = home.groups.findIndex((group) => group.id === id)
  const group: Group | undefined = home.groups[from]
  if (group === undefined || to === from || to < 0 || to >= home.groups.length) return home
  return { ...home, groups: home.groups.toSpliced(from, 1).toSpliced(to, 0, group) }
}

/** Moves a group before (-1) or behind (1) its neighbour; at an end it stays. */
export const moveGroup = (home: Home, id: string, by: -1 | 1): Home =>
  placeGroup(home, id, home.groups.findIndex((group) => group.id === id) + by)

/** The home with a group changed; the same one if it is not there, or nothing changes. */
export function changeGroup(home: Home, id: string, change: (group: Group) => Group): Home {
  const group = home.groups.find((one) => one.id === id)
  if (group === undefined) return home
  const changed = change(group)
  if (changed === group) return home
  return { ...home, groups: home.groups.map((one) => (one === group ? changed : one)) }
}

/** The home with what `change` gives in a tile's place: nothing, one or several; the same when the tile is not there. */
export function replaceTile(home: Home, id: string, change: (item: Item) => readonly Item[]): Home {
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
  return changeGroup(home, owner, (group) => ({ ...group, children: put(group.children) }))
}

/** The chosen folders in which something lies: what becomes of it has to be asked. */
export const nonEmptyFolders = (home: Home, chosen: ReadonlySet<string>): readonly string[] =>
  [...chosen].filter((id) => (findTile(home, id)?.item.children ?? []).length > 0)

/** Deletes the chosen tiles; what lies in folders goes with them, or takes their places. */
export const deleteTiles = (home: Home, chosen: ReadonlySet<string>, folders: 'all' | 'keep'): Home =>
  [...chosen].reduce(
    (now, id) =>
      folders === 'keep' && findTile(now, id)?.item.component === 'folder'
        ? dissolveFolder(now, id)
        : deleteTile(now, id),
    home,
  )

/** Moves the chosen tiles to the end of another group, in the order of the page. */
export const moveTilesToGroup = (
  home: Home,
  chosen: ReadonlySet<string>,
  page: readonly { readonly id: string }[],
  group: string,
): Home => page.reduce((now, { id }) => (chosen.has(id) ? moveToGroup(now, id, group) : now), home)
