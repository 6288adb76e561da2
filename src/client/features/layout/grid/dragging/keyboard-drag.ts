import type { Point } from '../../../../lib/geometry/vector.ts'
import { toSortable } from '../../../../lib/tile/sortable.ts'
import { announce } from '../../../../ui/text/announce.ts'
import { home, itemName, tilesOnScreen } from '../../../data/home/index.ts'
import { findTile } from '../../../data/home/lazy.ts'
import { dataSelector } from '../../../desk/dom.ts'
import { turnPage } from '../../../desk/paging/lazy.ts'
import type { TileTarget } from '../../../desk/tiles/lazy.ts'
import type { Scene } from '../decide-drop.ts'
import { dropLocation, IDLE, type Input, type KeyboardSorting, sortStateOf, step } from '../gesture.ts'
import { messages } from '../messages.ts'
import { placementsOf } from '../model.ts'
import { createDragView } from './drag-view.ts'
import { measureGridScene } from './scene.ts'

const PAGE_DIRECTIONS: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/**
 * Drags a tile by keys: arrows move it, PageUp and PageDown take it to another group, Enter or Space drop it; Esc, Tab
 * or a press anywhere cancel. Every step is announced.
 */
export function startKeyboardDrag({ id, element }: TileTarget): void {
  const area = element.closest<HTMLElement>(dataSelector('pages'))
  const listItem = element.parentElement
  const item = findTile(home.get(), id)?.item
  const scene = area === null ? undefined : measureGridScene(area, [id])
  if (area === null || listItem === null || item === undefined || scene === undefined) return
  const name = itemName(item)
  const view = createDragView(area, [item], 0, listItem, scene)
  const insertionIndex = tilesOnScreen().findIndex((tile) => tile.id === id)
  const ends = new AbortController()
  let gesture = asKeyboardSorting(step(IDLE, { at: 'pickUp', dragged: toSortable(item), insertionIndex }, scene))

  function dispatch(input: Input) {
    if (ends.signal.aborted) return
    const now = view.scene()
    gesture = asKeyboardSorting(step(gesture, input, now))
    const { row, column, center } = positionOf(gesture, now)
    view.show(gesture, center)
    announce(messages('movedPlace', { name, row, column }))
  }

  async function end(isDrop: boolean) {
    if (ends.signal.aborted) return
    ends.abort()
    const location = dropLocation(gesture, view.scene())
    const target = await (isDrop && location !== undefined ? view.drop(location) : view.revert())
    announce(messages(isDrop ? 'putDown' : 'putBack', { name }))
    const tile = target?.firstElementChild
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true })
  }

  const press = (event: KeyboardEvent) => {
    const { key } = event
    const pageDirection = PAGE_DIRECTIONS[key]
    const isDrop = key === 'Enter' || key === ' '
    if (key === 'Tab') return void end(false)
    event.preventDefault()
    event.stopPropagation() // no other shortcut runs during the drag
    if (isDrop || key === 'Escape') return void end(isDrop)
    if (pageDirection === undefined) return key.startsWith('Arrow') ? dispatch({ at: 'key', key }) : undefined
    turnPage(pageDirection)
    // the new page is rendered in the next frame
    requestAnimationFrame(() => dispatch({ at: 'key', key: '' }))
    return undefined
  }
  addEventListener('keydown', press, { signal: ends.signal, capture: true })
  for (const type of ['pointerdown', 'blur'] as const)
    addEventListener(type, () => void end(false), { signal: ends.signal })
  view.show(gesture, positionOf(gesture, scene).center)
  announce(messages('pickedUp', { name }))
}

/** A keyboard drag stays one until it ends. */
function asKeyboardSorting(gesture: ReturnType<typeof step>): KeyboardSorting {
  if (gesture.at !== 'keyboardSorting') throw new Error(`expected keyboard sorting, got ${gesture.at}`)
  return gesture
}

/** The position of the tile in the preview: row and column counted from 1, its center in px of the viewport. */
function positionOf(
  gesture: KeyboardSorting,
  scene: Scene,
): { readonly row: number; readonly column: number; readonly center: Point } {
  const { origin, pitch } = scene
  const { row, column, rows, columns } = placementsOf(sortStateOf(gesture, scene))[gesture.insertionIndex] ?? {
    row: 0,
    column: 0,
    rows: 1,
    columns: 1,
  }
  const center = {
    x: origin.x + (column + columns / 2) * pitch.x,
    y: origin.y + (row + rows / 2) * pitch.y,
  }
  return { row: row + 1, column: column + 1, center }
}
