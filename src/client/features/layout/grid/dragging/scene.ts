import type { Item } from '../../../../../shared/entities/item.ts'
import { type Sortable, toSortable } from '../../../../lib/tile/sortable.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'
import { currentGroupIndex, home } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { dataValue, hasFlag } from '../../../desk/dom.ts'
import { findOpenFolder } from '../../../desk/find.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { measureOuterTargets, pageOrigin } from '../../drag/lazy.ts'
import type { Scene } from '../decide-drop.ts'

/** Measures the layout of the page without the dragged tiles; undefined while there is no page. Forces layout. */
export function measureGridScene(area: HTMLElement, draggedIds: readonly string[]): Scene | undefined {
  const page = livePage(area)
  const group = home.get().groups[currentGroupIndex()]
  if (page === null || group === undefined) return undefined
  const [icon, columns] = cellMetricsOf(page)
  const [gapX, gapY] = ['--gk-gap-x', '--gk-gap-y'].map((name) =>
    Number.parseFloat(page.style.getPropertyValue(name)),
  ) as [number, number] // two names, two numbers
  const bounds = area.getBoundingClientRect()
  const origin = pageOrigin(page)
  const contentWidth = columns * icon + (columns - 1) * gapX
  const inset = Number.parseFloat(page.style.paddingLeft) || 0
  const top = Math.max(0, bounds.top)
  const free = hasFlag(area, 'free')
  return {
    ...measureOuterTargets(group.id, draggedIds),
    free,
    others: free ? [] : group.children.filter(({ id }) => !draggedIds.includes(id)).map(toSortable),
    columns: Math.max(1, columns),
    // a cell starts in the middle of the gap before it
    origin: free
      ? origin
      : { x: origin.x + (page.offsetWidth + inset - contentWidth) / 2 - gapX / 2, y: origin.y - gapY / 2 },
    pitch: { x: icon + gapX, y: icon + gapY },
    viewport: { x: 0, y: top, width: innerWidth, height: Math.min(innerHeight, bounds.bottom) - top },
    folder: measureOpenFolder(draggedIds),
  }
}

function measureOpenFolder(draggedIds: readonly string[]): Scene['folder'] {
  const list = findOpenFolder()
  const id = dataValue(list, 'folder')
  const panel = list?.closest('[role="dialog"]')
  if (!list || id === undefined || !panel) return undefined
  const { columnGap, rowGap, paddingLeft, paddingRight, paddingTop } = getComputedStyle(list)
  const [gapX, gapY, left, right, top] = [columnGap, rowGap, paddingLeft, paddingRight, paddingTop].map(
    Number.parseFloat,
  ) as [number, number, number, number, number]
  const [icon, columns] = cellMetricsOf(list)
  const box = elementBox(list)
  const contentWidth = columns * icon + (columns - 1) * gapX
  return {
    id,
    viewport: elementBox(panel),
    others: (findTile(home.get(), id)?.item.children ?? [])
      .filter((tile) => !draggedIds.includes(tile.id))
      .map(toFolderSortable),
    columns,
    origin: {
      x: box.x + left + (box.width - left - right - contentWidth) / 2 - gapX / 2,
      y: box.y + top - list.scrollTop - gapY / 2,
    },
    pitch: { x: icon + gapX, y: icon + gapY },
  }
}

/** In a folder every tile takes one cell. */
export const toFolderSortable = (item: Item): Sortable => ({ ...toSortable(item), size: '1x1' })

/** The side of a tile in px and the number of columns, from the style of a list of tiles. */
const cellMetricsOf = ({ style }: HTMLElement): readonly [icon: number, columns: number] => [
  Number.parseFloat(style.getPropertyValue('--gk-icon')),
  Number(style.getPropertyValue('--columns')),
]
