import { flushSync } from 'react-dom'
import { DRAG } from '../../../shared/constants.deferred.ts'
import type { Item } from '../../../shared/entities/item.ts'
import type { TileSize } from '../../../shared/lib/tile/size.ts'
import { sizeText } from '../../../shared/lib/tile/size-list.ts'
import { toSortable } from '../../../shared/lib/tile/sortable.ts'
import { findWidget } from '../../core/registry.ts'
import { dataSelector, setFlag } from '../../ui/dom.ts'
import { announce } from '../../ui/text/announce.ts'
import type { DragSession } from '../drag/lazy.ts'
import { current, currentGroup, home, itemName, tilesOnScreen } from '../home/index.ts'
import { resizeTile } from '../home/lazy.ts'
import { livePage } from '../paging/lazy.ts'
import { availableSizes, nearestSize, tileTargetAt } from '../tiles/lazy.ts'
import { createGridRenderer } from './grid-renderer.ts'
import { messages } from './messages.ts'
import styles from './resize-handle.module.css'
import { measureGridScene } from './scene.ts'

const RESIZABLE = `${dataSelector('pages')} > :not([aria-hidden]) > li`

/**
 * Offers the one handle at the corner of the tile that a mouse is over, or that has the focus by keys, where it can have
 * more than one size. What it gives takes hold of the handle; a finger never does: it has the menu.
 */
export function listenToResizeHandle(
  area: HTMLElement,
  signal: AbortSignal,
): (press: PointerEvent) => DragSession | undefined {
  const handle = document.createElement('span')
  handle.className = styles['handle'] ?? ''
  handle.ariaHidden = 'true' // Alt, Shift and an arrow do the same by keys
  setFlag(handle, 'volatile', true) // no part of the next first frame
  const offer = (from: EventTarget | null) => {
    if (handle.dataset['sizeLabel'] !== undefined) return
    const place = from instanceof Element ? from.closest<HTMLElement>(RESIZABLE) : null
    const taker = place !== null && resizableAt(place) !== undefined ? place : null
    if (handle.parentElement === taker) return
    detach(handle)
    taker?.append(handle)
    taker?.setAttribute('data-resizable', '')
  }
  const focused = () => area.querySelector(':focus-visible')
  const listen = <K extends keyof HTMLElementEventMap>(type: K, heed: (event: HTMLElementEventMap[K]) => void) =>
    area.addEventListener(type, heed, { signal })
  listen('pointerover', (event) => event.pointerType !== 'touch' && offer(event.target))
  listen('pointerleave', () => offer(focused()))
  listen('focusin', () => focused() && offer(focused()))
  listen('focusout', ({ relatedTarget }) => !area.matches(':hover') && offer(relatedTarget))
  signal.addEventListener('abort', () => detach(handle))
  return (press) => (press.target === handle && press.pointerType !== 'touch' ? pull(area, handle, press) : undefined)
}

function detach(handle: HTMLElement) {
  handle.parentElement?.removeAttribute('data-resizable')
  handle.remove()
}

interface Resizable {
  readonly item: Item
  readonly sizes: readonly TileSize[]
  /** The size that it has, one of these. */
  readonly from: TileSize
}

/** The tile of a place if it can have several sizes; a free layout has handles of its own. */
function resizableAt(place: Element): Resizable | undefined {
  const group = home.get().groups[currentGroup()]
  const id = tileTargetAt(place)?.id
  const item = group?.children.find((one) => one.id === id)
  if (group?.mode !== 0 || item === undefined) return undefined
  const sizes = availableSizes(item, findWidget(item.component ?? '')?.sizes)
  const from = sizes.find((size) => sizeText(size) === item.size)
  return from === undefined || sizes.length < 2 ? undefined : { item, sizes, from }
}

/** Pulls the corner of a tile: it has the size that is nearest to it, and the others make room for that at once. */
function pull(area: HTMLElement, handle: HTMLElement, press: PointerEvent): DragSession | undefined {
  const page = livePage(area)
  const found = resizableAt(handle)
  const scene = found && measureGridScene(area, [found.item.id])
  if (page === null || found === undefined || scene === undefined) return undefined
  const { item, sizes, from } = found
  const { id } = item
  const order = tilesOnScreen().map(toSortable)
  const drawing = createGridRenderer(page, order, scene.columns)
  const scrolled = area.scrollTop
  let size = from
  let drags = false
  let over = false
  const show = (next: TileSize) => {
    size = next
    handle.dataset['sizeLabel'] = `${size.rows} × ${size.columns}`
    handle.parentElement?.setAttribute('data-resizable', 'resizing')
    const now = sizeText(size)
    drawing.show(
      order.map((one) => (one.id === id ? { ...one, size: now } : one)),
      measureGridScene(area, [id]) ?? scene,
    )
  }
  function end(down: boolean) {
    if (over) return
    over = true
    for (const stop of stops) stop()
    if (!drags) return
    if (!down) show(from)
    delete handle.dataset['sizeLabel']
    handle.parentElement?.setAttribute('data-resizable', '')
    setFlag(document.documentElement, 'dragging', false)
    if (size === from) return
    flushSync(() => home.update((now) => resizeTile(now, id, sizeText(size))))
    announce(messages('resized', { name: itemName(item), ...size }))
  }
  // what comes from elsewhere finds the page as it was drawn from the document
  const stops = [home, current].map(({ subscribe }) => subscribe(() => end(false)))
  press.preventDefault() // selects nothing
  handle.setPointerCapture(press.pointerId) // nothing else is hovered meanwhile
  return {
    move({ clientX, clientY }) {
      const [x, y] = [clientX - press.clientX, clientY - press.clientY]
      if (over || (!drags && Math.hypot(x, y) < DRAG.clickDistancePx)) return
      if (!drags) show(from)
      drags = true
      setFlag(document.documentElement, 'dragging', true)
      const { pitch } = scene
      const pulled = { columns: x / pitch.x, rows: (y + area.scrollTop - scrolled) / pitch.y }
      const next = nearestSize(sizes, from, pulled)
      if (next !== size) show(next)
    },
    end,
    drags: () => drags && !over,
    holds: () => drags,
  }
}
