import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { toSortable } from '../../../shared/lib/tile/sortable.ts'
import { pageAreaAround } from '../../ui/dom.deferred.ts'
import { announce } from '../../ui/text/announce.ts'
import { home, itemName, tilesOnScreen } from '../home/index.ts'
import { findTile } from '../home/lazy.ts'
import { turnPage } from '../paging/lazy.ts'
import type { TileTarget } from '../tiles/lazy.ts'
import { createDragView } from './drag-view.ts'
import { dropLocation, IDLE, type Input, type KeyboardSorting, type Scene, sortStateOf, step } from './gesture.ts'
import { messages } from './messages.ts'
import { placesOf } from './model.ts'
import { measureGridScene } from './scene.ts'

const PAGES: Readonly<Record<string, 1 | -1>> = { PageUp: -1, PageDown: 1 }

/**
 * Takes a tile of the page into the hand: arrows carry it from place to place, PageUp and PageDown to another group; Enter
 * or Space puts it down, Esc, Tab or a press anywhere puts it back. Every step is told.
 */
export function startKeyboardDrag({ id, element }: TileTarget): void {
  const area = pageAreaAround(element)
  const place = element.parentElement
  const item = findTile(home.get(), id)?.item
  const scene = area === null ? undefined : measureGridScene(area, [id])
  if (area === null || place === null || item === undefined || scene === undefined) return
  const name = itemName(item)
  const stage = createDragView(area, [item], 0, place, scene)
  const index = tilesOnScreen().findIndex((tile) => tile.id === id)
  const ends = new AbortController()
  let gesture = carrying(step(IDLE, { at: 'pick', held: toSortable(item), index }, scene))

  function tell(input: Input) {
    if (ends.signal.aborted) return
    const now = stage.scene()
    gesture = carrying(step(gesture, input, now))
    const { row, column, middle } = spotOf(gesture, now)
    stage.show(gesture, middle)
    announce(messages('movedPlace', { name, row, column }))
  }

  async function end(down: boolean) {
    if (ends.signal.aborted) return
    ends.abort()
    const landing = dropLocation(gesture, stage.scene())
    const there = await (down && landing !== undefined ? stage.putDown(landing) : stage.putBack())
    announce(messages(down ? 'putDown' : 'putBack', { name }))
    const tile = there?.firstElementChild
    if (tile instanceof HTMLElement) tile.focus({ preventScroll: true })
  }

  const press = (event: KeyboardEvent) => {
    const { key } = event
    const turn = PAGES[key]
    const down = key === 'Enter' || key === ' '
    if (key === 'Tab') return void end(false)
    event.preventDefault()
    event.stopPropagation() // nobody else has the keys meanwhile
    if (down || key === 'Escape') return void end(down)
    if (turn === undefined) return key.startsWith('Arrow') ? tell({ at: 'key', key }) : undefined
    turnPage(turn)
    // the page has turned in the next frame
    requestAnimationFrame(() => tell({ at: 'key', key: '' }))
    return undefined
  }
  addEventListener('keydown', press, { signal: ends.signal, capture: true })
  for (const type of ['pointerdown', 'blur'] as const)
    addEventListener(type, () => void end(false), { signal: ends.signal })
  stage.show(gesture, spotOf(gesture, scene).middle)
  announce(messages('pickedUp', { name }))
}

/** A tile that is carried stays so until it is put down. */
function carrying(gesture: ReturnType<typeof step>): KeyboardSorting {
  if (gesture.at !== 'carrying') throw new Error(`carried, but ${gesture.at}`)
  return gesture
}

/** Where it would stand: row and column counted from 1, its middle in px of the viewport. */
function spotOf(
  gesture: KeyboardSorting,
  scene: Scene,
): { readonly row: number; readonly column: number; readonly middle: Point } {
  const { origin, pitch } = scene
  const place = placesOf(sortStateOf(gesture, scene))[gesture.index] ?? { row: 0, column: 0, rows: 1, columns: 1 }
  const middle = {
    x: origin.x + (place.column + place.columns / 2) * pitch.x,
    y: origin.y + (place.row + place.rows / 2) * pitch.y,
  }
  return { row: place.row + 1, column: place.column + 1, middle }
}
