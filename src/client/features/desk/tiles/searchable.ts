import { createElement } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { safeUrl } from '../../../../shared/lib/url/safe-url.ts'
import { defineSearchables, type SearchEntry } from '../../../core/contribute/searchable.ts'
import { addressTarget } from '../../../lib/url/address-target.ts'
import { Art } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { home, hostOf, itemAddress, itemFace, itemName } from '../../data/home/index.ts'
import { messages } from './messages.ts'
import { openFolderById } from './open/open-folder-by-id.ts'
import { openItem } from './open/open-tile.ts'

/** The icons of pages, folders and dock, and the folders. */
export default defineSearchables('tiles', {
  icons: { kind: 'icon', icon: 'globe', list: listIcons, subscribe: home.subscribe },
  folders: { kind: 'folder', icon: 'folder', list: listFolders, subscribe: home.subscribe },
})

/** A tile with the names of the group and the folder that it is in. */
interface PlacedTile {
  readonly item: Item
  readonly path: readonly string[]
}

function allTiles(): readonly PlacedTile[] {
  const { groups, dock } = home.get()
  const onPages = groups.flatMap(({ name, children }) => children.map((item) => ({ item, path: [name] })))
  const inDock = dock.map((item) => ({ item, path: [messages('dock')] }))
  return [...onPages, ...inDock].flatMap((tile) => [
    tile,
    ...(tile.item.children ?? []).map((item) => ({ item, path: [...tile.path, itemName(tile.item)] })),
  ])
}

/** An icon that stands in several places is listed once. */
function listIcons(): readonly SearchEntry[] {
  const icons = allTiles().filter(({ item }) => item.type === 'icon' && safeUrl(itemAddress(item)) !== undefined)
  const unique = new Map(icons.toReversed().map((icon) => [`${icon.item.name} ${icon.item.url}`, icon]))
  return icons.filter((icon) => unique.get(`${icon.item.name} ${icon.item.url}`) === icon).map(iconEntry)
}

function iconEntry({ item, path }: PlacedTile): SearchEntry {
  const title = itemName(item)
  return {
    id: item.id,
    title,
    keywords: [item.url ?? '', item.lanUrl ?? ''].map(hostOf).filter((host) => host !== ''),
    target: addressTarget(itemAddress(item)),
    hint: path.join(' › '),
    draw: () => createElement(Art, { face: itemFace(item), label: title }),
    run: (inNewTab) => openItem(item, inNewTab ? 'tab' : (item.openType ?? 'tab')),
  }
}

function listFolders(): readonly SearchEntry[] {
  return allTiles()
    .filter(({ item }) => item.component === 'folder')
    .map(({ item, path }) => ({
      id: item.id,
      title: itemName(item),
      hint: path.join(' › '),
      run: () => openFolderById(item.id),
    }))
}
