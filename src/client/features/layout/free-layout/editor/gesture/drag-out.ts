import { flushSync } from 'react-dom'
import type { Point } from '../../../../../lib/geometry/vector.ts'
import { type Sortable, toSortable } from '../../../../../lib/tile/sortable.ts'
import { elementBox } from '../../../../../ui/input/size/element-box.ts'
import { currentGroupIndex, home } from '../../../../data/home/index.ts'
import { dataSelector, setFlag } from '../../../../desk/dom.ts'
import {
  createDropIndicator,
  createGhost,
  type Ghost,
  measureOuterTargets,
  type OuterTarget,
  type OuterTargets,
  outerTargetAt,
} from '../../../drag/lazy.ts'
import type { Selection } from '../../kernel/selection.ts'
import { currentCanvas, enlargementOf } from '../../layout.ts'
import { currentElements, select } from '../editor-state.ts'
import { moveSelected } from '../selection/edit-selection.ts'

/** A drag of tiles out of a free page, onto a drop target beside it: another group's button or the dock. */
export interface DragOut {
  /** Shows that a resting finger can drag the tile now. */
  lift(on: boolean): void
  /**
   * Whether there is a drop target at a point of the viewport; if so, it is highlighted, and a ghost replaces the
   * tiles.
   */
  over(selection: Selection, point: Point): boolean
  /** Moves the selection to the last drop target. */
  drop(selection: Selection): void
  /** Drop targets have changed. */
  invalidate(): void
  end(): void
}

/** The longer side of the ghost, and its distance from the pointer, which leaves the drop target visible. */
const GHOST_PX = { side: 44, distance: 46 } as const

/** @param draggedId the pressed tile */
export function createDragOut(page: HTMLElement, draggedId: string): DragOut {
  const indicator = createDropIndicator()
  let measured: Measured | undefined
  let dropTarget: OuterTarget | undefined
  let ghost: Ghost | undefined
  const tile = tileElement(page, draggedId)

  function show(next: OuterTarget | undefined) {
    dropTarget = next
    indicator.show(dropTarget, measured?.dropTargets.dock)
    hide(dropTarget !== undefined)
    if (dropTarget !== undefined) return
    ghost?.remove()
    ghost = undefined
  }

  /** Shows every hidden tile again, selected or not: the dock may leave some dropped tiles on the page. */
  function hide(on: boolean) {
    if (page.hasAttribute('data-dragged-out') === on) return
    const tiles = page.querySelectorAll(`:scope > [data-${on ? 'in-selection' : 'dragged-out'}]`)
    for (const one of [page, ...tiles]) one.toggleAttribute('data-dragged-out', on)
  }

  const lift = (on: boolean) => void setFlag(tile, 'lifted', on)

  return {
    lift,
    over(selection, point) {
      measured ??= measure(selection)
      const { dropTargets, tiles, screenMiddle } = measured
      const target = outerTargetAt(dropTargets, tiles, point)
      show(target?.at === 'none' ? undefined : target)
      if (dropTarget === undefined) return false
      ghost ??= createDragGhost(tile, draggedId, tiles.length)
      ghost?.moveTo(beside(point, screenMiddle))
      return true
    },
    drop(selection) {
      const target = dropTarget
      if (target === undefined) return
      flushSync(() => {
        select(selection)
        moveSelected(target, measured?.dropTargets.dock)
      })
      const dropped = ghost
      ghost = undefined
      if (dropped !== undefined) void animateDrop(dropped, target, draggedId)
    },
    invalidate() {
      measured = undefined
    },
    end() {
      lift(false)
      show(undefined)
      indicator.end()
    },
  }
}

/** A point beside the pointer, towards the middle of the screen, where there is always room. */
function beside({ x, y }: Point, middle: Point): Point {
  const [across, along] = [middle.x - x, middle.y - y]
  const fraction = GHOST_PX.distance / Math.hypot(across, along)
  return { x: x + across * fraction, y: y + along * fraction }
}

/** The layout that a drag reads, measured once: it does not change meanwhile. */
interface Measured {
  readonly dropTargets: OuterTargets
  readonly tiles: readonly Sortable[]
  readonly screenMiddle: Point
}

function measure(selection: Selection): Measured {
  const dragged = currentElements().filter(({ id }) => selection.has(id))
  const page = home.get().groups[currentGroupIndex()]?.id ?? ''
  return {
    dropTargets: measureOuterTargets(
      page,
      dragged.map(({ id }) => id),
    ),
    tiles: dragged.map(toSortable),
    screenMiddle: { x: innerWidth / 2, y: innerHeight / 2 },
  }
}

/** A small ghost of the dragged tile. */
function createDragGhost(tile: HTMLElement | null, draggedId: string, count: number): Ghost | undefined {
  const element = currentElements().find(({ id }) => id === draggedId)
  if (tile === null || element === undefined) return undefined
  const { w, h } = element
  const fit = Math.min(1, GHOST_PX.side / Math.max(w, h))
  const zoom = enlargementOf(element, currentCanvas().cell) * fit
  return createGhost(tile, count, { width: w * fit, height: h * fit, zoom })
}

/** Animates the ghost into a group's button, or to its tile in the dock or, if it did not move, on the page. */
async function animateDrop(ghost: Ghost, target: OuterTarget, draggedId: string): Promise<void> {
  const root = document.querySelector('#root')
  if (target.at === 'group') {
    const button = root?.querySelector(dataSelector('group', target.group))
    return ghost.flyTo(button ? elementBox(button) : undefined, true)
  }
  const tile = root && tileElement(root, draggedId)
  if (tile) tile.style.visibility = 'hidden'
  await ghost.flyTo(tile ? elementBox(tile) : undefined, false)
  if (tile) tile.style.visibility = ''
}

/** The element of a tile on a free page or in the dock. */
const tileElement = (within: Element, id: string) =>
  within.querySelector<HTMLElement>(`:is(${dataSelector('dock')}, ${dataSelector('free')}) ${dataSelector('tile', id)}`)
