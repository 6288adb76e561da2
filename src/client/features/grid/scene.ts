import type { Item } from '../../../shared/entities/item.ts'
import { type Sortable, toSortable } from '../../../shared/lib/tile/sortable.ts'
import { findOpenFolder } from '../../ui/dom.deferred.ts'
import { dataValue, hasFlag } from '../../ui/dom.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import { measureDropTargets, pageOrigin } from '../drag/lazy.ts'
import { currentGroup, home } from '../home/index.ts'
import { findTile } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import type { Scene } from './gesture.ts'

/** Where everything stands beside the tiles in the hand; undefined while there is no page. Asks the browser for its layout. */
export function measureGridScene(area: HTMLElement, held: readonly string[]): Scene | undefined {
  const page = livePage(area)
  const group = home.get().groups[currentGroup()]
  if (page === null || group === undefined) return undefined
  const [icon, columns] = numbersOf(page)
  const [gapX, gapY] = ['--gk-gap-x', '--gk-gap-y'].map((name) =>
    Number.parseFloat(page.style.getPropertyValue(name)),
  ) as [number, number] // as many as were asked for
  const shown = area.getBoundingClientRect()
  const origin = pageOrigin(page)
  const content = columns * icon + (columns - 1) * gapX
  const above = Math.max(0, shown.top)
  const free = hasFlag(area, 'free')
  return {
    ...measureDropTargets(group.id, held),
    free,
    others: free ? [] : group.children.filter(({ id }) => !held.includes(id)).map(toSortable),
    columns: Math.max(1, columns),
    // a cell begins in the middle of the gap before it
    origin: free ? origin : { x: origin.x + (page.offsetWidth - content) / 2 - gapX / 2, y: origin.y - gapY / 2 },
    pitch: { x: icon + gapX, y: icon + gapY },
    window: { x: 0, y: above, width: innerWidth, height: Math.min(innerHeight, shown.bottom) - above },
    folder: folderIn(held),
  }
}

function folderIn(held: readonly string[]): Scene['folder'] {
  const list = findOpenFolder()
  const id = dataValue(list, 'folder')
  const panel = list?.closest('[role="dialog"]')
  if (!list || id === undefined || !panel) return undefined
  const { columnGap, rowGap, paddingLeft, paddingRight, paddingTop } = getComputedStyle(list)
  const [gapX, gapY, left, right, top] = [columnGap, rowGap, paddingLeft, paddingRight, paddingTop].map(
    Number.parseFloat,
  ) as [number, number, number, number, number]
  const [icon, columns] = numbersOf(list)
  const box = elementBox(list)
  const content = columns * icon + (columns - 1) * gapX
  return {
    id,
    window: elementBox(panel),
    others: (findTile(home.get(), id)?.item.children ?? [])
      .filter((tile) => !held.includes(tile.id))
      .map(toFolderSortable),
    columns,
    origin: {
      x: box.x + left + (box.width - left - right - content) / 2 - gapX / 2,
      y: box.y + top - list.scrollTop - gapY / 2,
    },
    pitch: { x: icon + gapX, y: icon + gapY },
  }
}

/** Whatever its size on a page, in a folder a tile takes one cell. */
export const toFolderSortable = (item: Item): Sortable => ({ ...toSortable(item), size: '1x1' })

/** The side of a tile in px, and the columns, as a list of tiles says them. */
const numbersOf = ({ style }: HTMLElement): readonly [icon: number, columns: number] => [
  Number.parseFloat(style.getPropertyValue('--gk-icon')),
  Number(style.getPropertyValue('--columns')),
]
