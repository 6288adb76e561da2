import type { Group, Home, Item } from '../../../../shared/entities/item.ts'
import { isDockable } from '../../../lib/tile/dockable.ts'
import { sameJson } from '../../../lib/values/json.ts'

/** Where a tile is or goes: on a group's page, in a folder, whose group is told where it is known, or in the dock. */
export type TileLocation =
  | { readonly at: 'group'; readonly group: string }
  | { readonly at: 'folder'; readonly folder: string; readonly group?: string | undefined }
  | { readonly at: 'dock' }

/** A tile and its location. */
export interface FoundTile {
  readonly item: Item
  readonly where: TileLocation
}

/** Finds a tile by its id, in folders too; undefined if there is none. */
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

/**
 * Why a change is refused: folder, dock and home each keep at least one (spec section 5), folders hold icons only, the
 * dock holds no folders, or the location does not exist any more.
 */
export type Refusal =
  | 'lastInFolder'
  | 'lastInDock'
  | 'lastGroup'
  | 'noFoldersInDock'
  | 'iconsOnlyInFolder'
  | 'locationGone'

/** Why a tile may not be removed from its location; undefined if it may. */
export function refusalToLeave(home: Home, id: string): Refusal | undefined {
  const where = findTile(home, id)?.where
  if (where?.at === 'dock' && home.dock.length === 1) return 'lastInDock'
  if (where?.at !== 'folder') return undefined
  return findTile(home, where.folder)?.item.children?.length === 1 ? 'lastInFolder' : undefined
}

/** Why a group may not be deleted. */
export const refusalToDeleteGroup = ({ groups }: Home): Refusal | undefined =>
  groups.length === 1 ? 'lastGroup' : undefined

/** Adds a tile at the end of a location; the same home if the location is gone, or does not take it, see `isDockable`; folders hold icons only. */
export function addTile(home: Home, item: Item, where: TileLocation): Home {
  if (where.at === 'group')
    return changeGroup(home, where.group, (group) => ({ ...group, children: [...group.children, item] }))
  if (where.at === 'dock') return isDockable(item) ? { ...home, dock: [...home.dock, inDock(item)] } : home
  if (item.type !== 'icon') return home
  return replaceTile(home, where.folder, (folder) =>
    folder.component === 'folder' ? [{ ...folder, children: [...(folder.children ?? []), item] }] : [folder],
  )
}

/** A widget keeps its size for the way back, though the dock shows it as an icon. */
const inDock = (item: Item): Item => (item.type === 'icon' ? { ...item, size: '1x1' } : item)

/** Changes fields of a tile; an undefined one is removed. */
export const updateTile = (home: Home, id: string, changes: Partial<Item>): Home =>
  replaceTile(home, id, (item) => {
    const changed = dropUndefined({ ...item, ...changes, id })
    return [sameJson(changed, item) ? item : changed]
  })

/** Stored items have no fields without a value. */
const dropUndefined = (item: Item): Item => {
  const entries = Object.entries(item).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(entries), id: item.id, name: item.name, type: item.type, size: item.size }
}

/** Changes the size of a tile, rows by columns, e.g. `2x4`. */
export const resizeTile = (home: Home, id: string, size: string): Home =>
  replaceTile(home, id, (item) => (item.size === size ? [item] : [{ ...item, size }]))

/** Changes the name of a tile. */
export const renameTile = (home: Home, id: string, name: string): Home =>
  replaceTile(home, id, (item) => (item.name === name ? [item] : [{ ...item, name }]))

/** Where a tile is dropped: at an index among the other tiles of a page, a folder or the dock, or onto another tile. */
export type DropLocation =
  | { readonly at: 'group'; readonly group: string; readonly index: number }
  | { readonly at: 'folder'; readonly folder: string; readonly index: number }
  | { readonly at: 'dock'; readonly index: number }
  | { readonly at: 'combine'; readonly tile: string }

/** The id and name of the folder that combining two icons makes. */
export type NewFolder = Pick<Item, 'id' | 'name'>

/** Moves one tile, see `moveTiles`. */
export const moveTile = (home: Home, id: string, location: DropLocation, folder: NewFolder): Home =>
  moveTiles(home, [id], location, folder)

/**
 * Moves tiles to a location, in the given order; those not allowed there stay: folders hold icons only, the dock holds
 * no folders. An index counts the tiles that are not moved, and is clamped to the end. Icons in the dock become 1x1.
 */
export function moveTiles(home: Home, ids: readonly string[], location: DropLocation, folder: NewFolder): Home {
  const { rest, moved } = takeTiles(home, ids, location)
  if (moved.length === 0) return home
  switch (location.at) {
    case 'dock':
      return { ...rest, dock: rest.dock.toSpliced(location.index, 0, ...moved.map(inDock)) }
    case 'folder':
      return replaceTile(rest, location.folder, (one) => [
        { ...one, children: (one.children ?? []).toSpliced(location.index, 0, ...moved) },
      ])
    case 'combine':
      return replaceTile(rest, location.tile, (one) => [
        one.component === 'folder'
          ? { ...one, children: [...(one.children ?? []), ...moved] }
          : { ...folder, type: 'component', component: 'folder', size: NEW_FOLDER_SIZE, children: [one, ...moved] },
      ])
    case 'group':
      return {
        ...rest,
        groups: rest.groups.map((group) =>
          group.id === location.group
            ? { ...group, children: group.children.toSpliced(location.index, 0, ...moved) }
            : group,
        ),
      }
  }
}

/** A folder made of icons takes the cell of one of them; one that is added empty is 2x2 (spec section 2). */
const NEW_FOLDER_SIZE = '1x1'

/** Why `moveTiles` leaves tiles where they are, or some of them; undefined if all may move. */
export const refusalToMove = (home: Home, ids: readonly string[], location: DropLocation): Refusal | undefined =>
  takeTiles(home, ids, location).refusal

/** Takes the tiles that may move to a location out of the home; the refusal of the first one that may not. */
function takeTiles(home: Home, ids: readonly string[], location: DropLocation) {
  const moved: Item[] = []
  let refusal: Refusal | undefined
  const rest = ids.reduce((now, id) => {
    const found = findTile(now, id)
    if (found === undefined) return now
    const reason = refusalOf(now, found, location)
    refusal ??= reason
    if (reason !== undefined) return now
    moved.push(found.item)
    return replaceTile(now, id, () => [])
  }, home)
  return { rest, moved, refusal }
}

function refusalOf(home: Home, { item, where }: FoundTile, location: DropLocation): Refusal | undefined {
  const isIcon = item.type === 'icon'
  const staysInside =
    (location.at === 'dock' && where.at === 'dock') ||
    (location.at === 'folder' && where.at === 'folder' && location.folder === where.folder)
  const refusal = staysInside ? undefined : refusalToLeave(home, item.id)
  if (refusal !== undefined) return refusal
  switch (location.at) {
    case 'group':
      return home.groups.some(({ id }) => id === location.group) ? undefined : 'locationGone'
    case 'dock':
      return isDockable(item) ? undefined : 'noFoldersInDock'
    case 'folder':
      if (!isIcon) return 'iconsOnlyInFolder'
      return findTile(home, location.folder)?.item.component === 'folder' ? undefined : 'locationGone'
    case 'combine': {
      if (!isIcon) return 'iconsOnlyInFolder'
      const target = findTile(home, location.tile)
      const accepts = target?.item.type === 'icon' || target?.item.component === 'folder'
      return item.id !== location.tile && target?.where.at === 'group' && accepts ? undefined : 'locationGone'
    }
  }
}

/** Moves a tile from any location to the end of a group's page. */
export function moveToGroup(home: Home, id: string, group: string): Home {
  const where = findTile(home, id)?.where
  if (where?.at === 'group' && where.group === group) return home
  return moveTile(home, id, { at: 'group', group, index: Number.POSITIVE_INFINITY }, NO_FOLDER)
}

/** Moves an icon or a widget to the end of the dock. */
export const moveToDock = (home: Home, id: string): Home =>
  findTile(home, id)?.where.at === 'dock'
    ? home
    : moveTile(home, id, { at: 'dock', index: Number.POSITIVE_INFINITY }, NO_FOLDER)

/** For locations where no folder is made. */
export const NO_FOLDER: NewFolder = { id: '', name: '' }

/** Deletes a tile; a folder together with its contents. */
export const deleteTile = (home: Home, id: string): Home =>
  refusalToLeave(home, id) === undefined ? replaceTile(home, id, () => []) : home

/** Replaces a folder by its children. */
export const dissolveFolder = (home: Home, id: string): Home =>
  replaceTile(home, id, (item) => (item.component === 'folder' ? (item.children ?? []) : [item]))

/** Adds a group at the end. */
export const appendGroup = (home: Home, group: Group): Home => ({ ...home, groups: [...home.groups, group] })

/** Deletes a group with its tiles, unless it is the last. */
export const deleteGroup = (home: Home, id: string): Home =>
  refusalToDeleteGroup(home) !== undefined || !home.groups.some((group) => group.id === id)
    ? home
    : { ...home, groups: home.groups.filter((group) => group.id !== id) }

/** Moves a group to an index among all groups. */
export function placeGroup(home: Home, id: string, to: number): Home {
  const from = home.groups.findIndex((group) => group.id === id)
  const group: Group | undefined = home.groups[from]
  if (group === undefined || to === from || to < 0 || to >= home.groups.length) return home
  return { ...home, groups: home.groups.toSpliced(from, 1).toSpliced(to, 0, group) }
}

/** Swaps a group with the previous (-1) or next (1) one; at an end it stays. */
export const moveGroup = (home: Home, id: string, by: -1 | 1): Home =>
  placeGroup(home, id, home.groups.findIndex((group) => group.id === id) + by)

/** Changes a group; returns the same home if the group is missing or unchanged. */
export function changeGroup(home: Home, id: string, change: (group: Group) => Group): Home {
  const group = home.groups.find((one) => one.id === id)
  if (group === undefined) return home
  const changed = change(group)
  if (changed === group) return home
  return { ...home, groups: home.groups.map((one) => (one === group ? changed : one)) }
}

/** Replaces a tile by none, one or several; returns the same home if the tile is missing or unchanged. */
export function replaceTile(home: Home, id: string, change: (item: Item) => readonly Item[]): Home {
  const found = findTile(home, id)
  if (found === undefined) return home
  const replacement = change(found.item)
  if (replacement.length === 1 && replacement[0] === found.item) return home
  const replaceIn = (items: readonly Item[]): readonly Item[] =>
    items.flatMap((item) => {
      if (item.id === id) return replacement
      if (item.children?.some((child) => child.id === id)) return [{ ...item, children: replaceIn(item.children) }]
      return [item]
    })
  const owner = found.where.at === 'dock' ? undefined : found.where.group
  if (owner === undefined) return { ...home, dock: replaceIn(home.dock) }
  return changeGroup(home, owner, (group) => ({ ...group, children: replaceIn(group.children) }))
}

/** The selected folders with contents: the user must decide about those. */
export const nonEmptyFolders = (home: Home, selected: ReadonlySet<string>): readonly string[] =>
  [...selected].filter((id) => (findTile(home, id)?.item.children ?? []).length > 0)

/** Deletes the selected tiles; the contents of folders are deleted (`all`) or replace them (`keep`). */
export const deleteTiles = (home: Home, selected: ReadonlySet<string>, folders: 'all' | 'keep'): Home =>
  [...selected].reduce(
    (now, id) =>
      folders === 'keep' && findTile(now, id)?.item.component === 'folder'
        ? dissolveFolder(now, id)
        : deleteTile(now, id),
    home,
  )

/** Moves the selected tiles to the end of another group, in the order of the page. */
export const moveTilesToGroup = (
  home: Home,
  selected: ReadonlySet<string>,
  page: readonly { readonly id: string }[],
  group: string,
): Home => page.reduce((now, { id }) => (selected.has(id) ? moveToGroup(now, id, group) : now), home)
