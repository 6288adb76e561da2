import { flushSync } from 'react-dom'
import type { Item } from '../../../../shared/entities/item.ts'
import { findWidget } from '../../../core/contribute/registry.ts'
import { sizeText } from '../../../lib/tile/size-list.ts'
import { toSortable } from '../../../lib/tile/sortable.ts'
import { announce } from '../../../ui/text/announce.ts'
import { home, itemName } from '../../data/home/index.ts'
import { type DropLocation, type FoundTile, findTile, moveTile, NO_FOLDER, resizeTile } from '../../data/home/lazy.ts'
import { isOpenable } from '../../desk/dock/index.ts'
import { dataSelector } from '../../desk/dom.ts'
import { livePage } from '../../desk/paging/lazy.ts'
import { nextSize, possibleSizes, tileTargetAt } from '../../desk/tiles/lazy.ts'
import { createGridRenderer } from './dragging/grid-renderer.ts'
import { measureGridScene } from './dragging/scene.ts'
import { messages } from './messages.ts'
import { insertionIndexTowards, nextIndexInRow, orderOf, placementsOf, type SortState } from './model.ts'

/** Alt and an arrow key move the focused tile, with Shift they resize it; each result is announced. */
export function listenToGridKeys(area: HTMLElement, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return
      const target = tileTargetAt(event.target)
      const found = target?.at === 'tile' ? findTile(home.get(), target.id) : undefined
      if (target === undefined || found === undefined || target.element !== event.target) return
      if (target.element.closest(dataSelector('free')) !== null) return // a free page has no order
      event.preventDefault() // some browsers go back on Alt and an arrow key
      announce(event.shiftKey ? resize(found, event.key) : move(area, found, event.key))
      // an element that is moved in the DOM loses the focus
      if (target.element.isConnected) target.element.focus()
    },
    { signal },
  )
}

/** Moves a tile in the direction of an arrow key; returns the text to announce. */
function move(area: HTMLElement, { item, where }: FoundTile, key: string): string {
  const name = itemName(item)
  const position = (row: number, column: number) => messages('movedPlace', { name, row, column })
  if (where.at !== 'group') {
    const tiles = where.at === 'dock' ? home.get().dock : (findTile(home.get(), where.folder)?.item.children ?? [])
    const index = nextIndexInRow(tiles, where.at === 'dock' ? isOpenable : () => true, item.id, key)
    if (index === undefined) return messages('noFurther', { name })
    commitMove(item, where.at === 'dock' ? { at: 'dock', index } : { at: 'folder', folder: where.folder, index })
    return position(1, index + 1)
  }
  const page = livePage(area)
  const scene = measureGridScene(area, [item.id])
  const tiles = home.get().groups.find(({ id }) => id === where.group)?.children ?? []
  if (page === null || scene === undefined) return ''
  const insertionIndex = tiles.findIndex(({ id }) => id === item.id)
  const dragged = toSortable(item)
  const { others, columns } = scene
  const state: SortState = { dragged, draggedTiles: [dragged], others, insertionIndex, columns }
  const index = insertionIndexTowards(state, key)
  if (index === undefined) return messages('noFurther', { name })
  const moved: SortState = { ...state, insertionIndex: index }
  createGridRenderer(page, tiles.map(toSortable), columns).show(orderOf(moved), scene)
  commitMove(item, { at: 'group', group: where.group, index })
  const { row, column } = placementsOf(moved)[index] ?? { row: 0, column: 0 }
  return position(row + 1, column + 1)
}

/** Several moves in quick succession are one undo step. */
function commitMove(item: Item, location: DropLocation) {
  const merge = `move ${item.id}`
  flushSync(() => home.update((now) => moveTile(now, item.id, location, NO_FOLDER), { merge }))
}

function resize({ item, where }: FoundTile, key: string): string {
  const name = itemName(item)
  const sizes = where.at === 'group' ? possibleSizes(item, findWidget(item.component ?? '')?.sizes) : []
  const size = nextSize(sizes, item.size, key)
  if (size === undefined) return messages('noSize', { name })
  flushSync(() => home.update((now) => resizeTile(now, item.id, sizeText(size)), { merge: `resize ${item.id}` }))
  return messages('resized', { name, rows: size.rows, columns: size.columns })
}
