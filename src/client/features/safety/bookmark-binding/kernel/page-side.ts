import type { Home, Item } from '../../../../../shared/entities/item.ts'
import { isInternalUrl, safeUrl } from '../../../../../shared/lib/url/safe-url.ts'
import { withScheme } from '../../../../lib/url/with-scheme.ts'
import { addTile, findTile, replaceTile, updateTile } from '../../../data/home/operations.ts'
import { type BoundNode, boundName } from './bound-node.ts'
import type { PageChange } from './plan-step.ts'

/** What is bound: a group, or a folder by its tile. */
export interface Target {
  readonly at: 'group' | 'folder'
  readonly id: string
}

/** Whether a tile is a folder of the desktop. */
const isFolderTile = ({ type, component }: Item): boolean => type !== 'icon' && component === 'folder'

/** The contents of a target; undefined where it is gone. */
export function contentsOf({ groups, ...home }: Home, { at, id }: Target): readonly Item[] | undefined {
  if (at === 'group') return groups.find((group) => group.id === id)?.children
  const item = findTile({ groups, ...home }, id)?.item
  return item !== undefined && isFolderTile(item) ? (item.children ?? []) : undefined
}

/**
 * What of a target can be bookmarks: icons with an address of the web, and in a group its folders.
 * @param apart folders that are bound themselves: they and what is in them are of no other binding
 * @returns undefined where the target is gone
 */
export function pageSide(home: Home, target: Target, apart: ReadonlySet<string>): readonly BoundNode[] | undefined {
  return contentsOf(home, target)?.flatMap((item): readonly BoundNode[] => {
    if (!isFolderTile(item)) return nodesOf(item, '')
    if (apart.has(item.id)) return []
    const inside = (item.children ?? []).flatMap((child) => nodesOf(child, item.id))
    const hasMore = inside.length < (item.children ?? []).length
    return [{ id: item.id, parent: '', name: boundName(item.name, undefined), url: undefined, hasMore }, ...inside]
  })
}

function nodesOf({ id, type, name, url: address = '' }: Item, parent: string): readonly BoundNode[] {
  const url = type === 'icon' ? webUrl(address) : undefined
  return url === undefined ? [] : [{ id, parent, name: boundName(name, url), url, hasMore: false }]
}

/** An address of the web, completed as the page opens it; undefined for any other. */
function webUrl(address: string): string | undefined {
  const url = safeUrl(withScheme(address))
  return url === undefined || isInternalUrl(url) ? undefined : url
}

/** What a new icon looks like, by its address. */
type FaceOf = (url: string) => Partial<Item>

/**
 * The desktop after the changes of a step. Icons keep their pictures, sizes and places; new ones are added at the end. A
 * folder that becomes empty stays, as the browser's does.
 */
export function withPageChanges(home: Home, target: Target, changes: readonly PageChange[], faceOf: FaceOf): Home {
  return changes.reduce((now, change) => withPageChange(now, target, change, faceOf), home)
}

function withPageChange(home: Home, target: Target, change: PageChange, faceOf: FaceOf): Home {
  const placeIn = (folder: string) =>
    folder !== '' || target.at === 'folder'
      ? ({ at: 'folder', folder: folder || target.id } as const)
      : ({ at: 'group', group: target.id } as const)
  const { id } = change
  switch (change.kind) {
    case 'add': {
      const { name, url, parent } = change
      const item: Item =
        url === undefined
          ? { id, name, type: 'component', component: 'folder', size: '2x2', children: [] }
          : { id, name, type: 'icon', size: '1x1', url, ...faceOf(url) }
      return addTile(home, item, placeIn(parent))
    }
    case 'change':
      return updateTile(home, id, {
        ...(change.name !== undefined && { name: change.name }),
        ...(change.url !== undefined && { url: change.url }),
      })
    case 'move': {
      const item = findTile(home, id)?.item
      if (item === undefined) return home
      const rest = replaceTile(home, id, () => [])
      const moved = addTile(rest, item, placeIn(change.parent))
      return moved === rest ? home : moved
    }
    case 'remove':
      return replaceTile(home, id, (item) => ((item.children ?? []).length > 0 ? [item] : []))
  }
}
