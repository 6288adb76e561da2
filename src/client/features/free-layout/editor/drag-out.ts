import { flushSync } from 'react-dom'
import type { Point } from '../../../../shared/lib/geometry/vector.ts'
import { type Sortable, toSortable } from '../../../../shared/lib/tile/sortable.ts'
import { findTileIn } from '../../../ui/dom.deferred.ts'
import { dataSelector, setFlag } from '../../../ui/dom.ts'
import { elementBox } from '../../../ui/input/element-box.ts'
import {
  createDropIndicator,
  createGhost,
  type DropTarget,
  type DropTargets,
  dropTargetAt,
  type Ghost,
  measureDropTargets,
} from '../../drag/lazy.ts'
import { currentGroup, home } from '../../home/index.ts'
import type { Selection } from '../kernel/selection.ts'
import { currentCanvas, enlargementOf } from '../layout.ts'
import { moveSelected } from './acts.ts'
import { currentElements, select } from './editor-state.ts'

/** Tiles of a free page in the hand, as long as they may be let go over something beside it: another group's button, the dock. */
export interface DragOut {
  /** Shows a finger that has rested that it can drag. */
  lift(on: boolean): void
  /** Whether something takes the selection at a point of the viewport: it is marked, and all is drawn in the hand. */
  over(selection: Selection, point: Point): boolean
  /** Puts the selection into what it has last been over. */
  drop(selection: Selection): void
  /** What takes something has changed. */
  outdate(): void
  /** Nothing is in the hand any more. */
  end(): void
}

/** The longer side of what is drawn in the hand, and how far it lies from the pointer: what takes it is to be seen; px. */
const HAND = { side: 44, away: 46 } as const

/** @param held the tile that the pointer has taken hold of */
export function createDragOut(page: HTMLElement, held: string): DragOut {
  const mark = createDropIndicator()
  let measured: Measured | undefined
  let taker: DropTarget | undefined
  let ghost: Ghost | undefined
  const place = placeOf(page, held)

  function show(next: DropTarget | undefined) {
    taker = next
    mark.show(taker, measured?.takers.dock)
    hide(taker !== undefined)
    if (taker !== undefined) return
    ghost?.remove()
    ghost = undefined
  }

  /** What was hidden is shown again, selected or not: of what is let go over the dock some stay on the page. */
  function hide(on: boolean) {
    if (page.hasAttribute('data-dragged-out') === on) return
    const places = page.querySelectorAll(`:scope > [data-${on ? 'in-selection' : 'dragged-out'}]`)
    for (const one of [page, ...places]) one.toggleAttribute('data-dragged-out', on)
  }

  const lift = (on: boolean) => setFlag(place, 'lifted', on)

  return {
    lift,
    over(selection, point) {
      measured ??= measure(selection)
      const { takers, carried, middle } = measured
      const at = dropTargetAt(takers, carried, point)
      show(at?.at === 'away' ? undefined : at)
      if (taker === undefined) return false
      ghost ??= inHand(place, held, carried.length)
      ghost?.moveTo(beside(point, middle))
      return true
    },
    drop(selection) {
      const into = taker
      if (into === undefined) return
      flushSync(() => {
        select(selection)
        moveSelected(into, measured?.takers.dock)
      })
      const landing = ghost
      ghost = undefined
      if (landing !== undefined) void land(landing, into, held)
    },
    outdate() {
      measured = undefined
    },
    end() {
      lift(false)
      show(undefined)
      mark.end()
    },
  }
}

/** Beside the pointer, towards the middle of the screen: there is always room. */
function beside({ x, y }: Point, middle: Point): Point {
  const [across, along] = [middle.x - x, middle.y - y]
  const part = HAND.away / Math.hypot(across, along)
  return { x: x + across * part, y: y + along * part }
}

/** All that a drag asks the browser for, once: while it lasts, nothing of it moves. */
interface Measured {
  readonly takers: DropTargets
  readonly carried: readonly Sortable[]
  /** Of the screen. */
  readonly middle: Point
}

function measure(selection: Selection): Measured {
  const carried = currentElements().filter(({ id }) => selection.has(id))
  const page = home.get().groups[currentGroup()]?.id ?? ''
  return {
    takers: measureDropTargets(
      page,
      carried.map(({ id }) => id),
    ),
    carried: carried.map(toSortable),
    middle: { x: innerWidth / 2, y: innerHeight / 2 },
  }
}

/** A small likeness of the tile that is held. */
function inHand(place: HTMLElement | null, held: string, count: number): Ghost | undefined {
  const element = currentElements().find(({ id }) => id === held)
  if (place === null || element === undefined) return undefined
  const { w, h } = element
  const fit = Math.min(1, HAND.side / Math.max(w, h))
  const zoom = enlargementOf(element, currentCanvas().cell) * fit
  return createGhost(place, count, { width: w * fit, height: h * fit, zoom })
}

/** A group's button swallows it; in the dock it becomes its tile, and what has stayed comes back to its place. */
async function land(ghost: Ghost, taker: DropTarget, held: string): Promise<void> {
  const root = document.querySelector('#root')
  if (taker.at === 'group') {
    const button = root?.querySelector(dataSelector('group', taker.group))
    return ghost.land(button ? elementBox(button) : undefined, true)
  }
  const there = root && placeOf(root, held)
  if (there) there.style.visibility = 'hidden'
  await ghost.land(there ? elementBox(there) : undefined, false)
  if (there) there.style.visibility = ''
}

/** Where a tile is, on a free page or in the dock. */
const placeOf = (within: Element, id: string) => findTileIn(['dock', 'free'], id, within)
