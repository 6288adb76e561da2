import type { Home } from '../../../../shared/entities/item.ts'
import { deleteTile, dissolveFolder, findTile, moveToGroup } from '../arranging/model.ts'

/** Tiles of the page on screen that are chosen together, by their ids; in no order. */
export type Chosen = ReadonlySet<string>

/** Chosen as well, or no more. */
export function toggled(chosen: Chosen, id: string): Chosen {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}

/** Those of the chosen ones that are still on the page; the same when all are. */
export function remaining(chosen: Chosen, page: readonly { readonly id: string }[]): Chosen {
  const left = page.flatMap(({ id }) => (chosen.has(id) ? [id] : []))
  return left.length === chosen.size ? chosen : new Set(left)
}

/** What is carried with a tile, itself included: all that are chosen, in the order of the page, if it is one of them. */
export function carriedWith<T extends { readonly id: string }>(
  tile: T,
  chosen: Chosen,
  page: readonly T[],
): readonly T[] {
  const all = page.filter(({ id }) => chosen.has(id))
  return all.includes(tile) ? all : [tile]
}

/** The chosen folders in which something lies: what becomes of it has to be asked. */
export const fullFolders = (home: Home, chosen: Chosen): readonly string[] =>
  [...chosen].filter((id) => (findTile(home, id)?.item.children ?? []).length > 0)

/** Deletes the chosen tiles; what lies in folders goes with them, or takes their places. */
export const deleteChosen = (home: Home, chosen: Chosen, folders: 'all' | 'keep'): Home =>
  [...chosen].reduce(
    (now, id) =>
      folders === 'keep' && findTile(now, id)?.item.component === 'folder'
        ? dissolveFolder(now, id)
        : deleteTile(now, id),
    home,
  )

/** Moves the chosen tiles to the end of another group, in the order of the page. */
export const moveChosen = (home: Home, chosen: Chosen, page: readonly { readonly id: string }[], group: string): Home =>
  page.reduce((now, { id }) => (chosen.has(id) ? moveToGroup(now, id, group) : now), home)
