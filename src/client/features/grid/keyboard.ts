import { flushSync } from 'react-dom'
import type { Item } from '../../../shared/entities/item.ts'
import { sizeText } from '../../../shared/lib/tile/size-list.ts'
import { toSortable } from '../../../shared/lib/tile/sortable.ts'
import { findWidget } from '../../core/registry.ts'
import { dataSelector } from '../../ui/dom.ts'
import { announce } from '../../ui/text/announce.ts'
import { opens } from '../dock/index.ts'
import { home, itemName } from '../home/index.ts'
import { type DropLocation, type FoundTile, findTile, moveTile, NO_FOLDER, resizeTile } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import { availableSizes, nextSize, tileTargetAt } from '../tiles/lazy.ts'
import { createGridRenderer } from './grid-renderer.ts'
import { messages } from './messages.ts'
import { indexInRow, indexTowards, orderOf, placesOf, type SortState } from './model.ts'
import { measureGridScene } from './scene.ts'

/** Alt and an arrow move the tile that has the focus, with Shift they resize it (decisions.md, keys); each is told. */
export function listenToGridKeys(area: HTMLElement, signal: AbortSignal): void {
  addEventListener(
    'keydown',
    (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return
      const target = tileTargetAt(event.target)
      const found = target?.at === 'tile' ? findTile(home.get(), target.id) : undefined
      if (target === undefined || found === undefined || target.element !== event.target) return
      if (target.element.closest(dataSelector('free')) !== null) return // there is no order there
      event.preventDefault() // in some browsers Alt and an arrow go back
      announce(event.shiftKey ? resize(found, event.key) : move(area, found, event.key))
      // what is moved in the page loses the focus
      if (target.element.isConnected) target.element.focus()
    },
    { signal },
  )
}

/** Moves a tile to the next place that way; what there is to tell. */
function move(area: HTMLElement, { item, where }: FoundTile, key: string): string {
  const name = itemName(item)
  const told = (row: number, column: number) => messages('movedPlace', { name, row, column })
  if (where.at !== 'group') {
    const tiles = where.at === 'dock' ? home.get().dock : (findTile(home.get(), where.folder)?.item.children ?? [])
    const index = indexInRow(tiles, where.at === 'dock' ? opens : () => true, item.id, key)
    if (index === undefined) return messages('noFurther', { name })
    put(item, where.at === 'dock' ? { at: 'dock', index } : { at: 'folder', folder: where.folder, index })
    return told(1, index + 1)
  }
  const page = livePage(area)
  const scene = measureGridScene(area, [item.id])
  const tiles = home.get().groups.find(({ id }) => id === where.group)?.children ?? []
  if (page === null || scene === undefined) return ''
  const at = tiles.findIndex(({ id }) => id === item.id)
  const held = toSortable(item)
  const hand: SortState = { held, carried: [held], others: scene.others, index: at, columns: scene.columns }
  const index = indexTowards(hand, key)
  if (index === undefined) return messages('noFurther', { name })
  const moved = { ...hand, index }
  createGridRenderer(page, tiles.map(toSortable), scene.columns).show(orderOf(moved), scene)
  put(item, { at: 'group', group: where.group, index })
  const { row, column } = placesOf(moved)[index] ?? { row: 0, column: 0 }
  return told(row + 1, column + 1)
}

/** Several in quick succession are one step of undo. */
function put(item: Item, landing: DropLocation) {
  const merge = `move ${item.id}`
  flushSync(() => home.update((now) => moveTile(now, item.id, landing, NO_FOLDER), { merge }))
}

function resize({ item, where }: FoundTile, key: string): string {
  const name = itemName(item)
  const sizes = where.at === 'group' ? availableSizes(item, findWidget(item.component ?? '')?.sizes) : []
  const size = nextSize(sizes, item.size, key)
  if (size === undefined) return messages('noSize', { name })
  flushSync(() => home.update((now) => resizeTile(now, item.id, sizeText(size)), { merge: `resize ${item.id}` }))
  return messages('resized', { name, rows: size.rows, columns: size.columns })
}
