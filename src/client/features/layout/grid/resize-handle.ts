import { flushSync } from 'react-dom'
import { DRAG } from '../../../../shared/constants.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { findWidget } from '../../../core/contribute/registry.ts'
import type { TileSize } from '../../../lib/tile/size.ts'
import { sizeText } from '../../../lib/tile/size-list.ts'
import { toSortable } from '../../../lib/tile/sortable.ts'
import type { DragSession } from '../../../ui/input/pointer/pointer-drag.ts'
import { announce } from '../../../ui/text/announce.ts'
import { currentGroupIndex, currentGroupState, home, itemName, tilesOnScreen } from '../../data/home/index.ts'
import { resizeTile } from '../../data/home/lazy.ts'
import { dataSelector, setFlag } from '../../desk/dom.ts'
import { livePage } from '../../desk/paging/lazy.ts'
import { nearestSize, possibleSizes, tileTargetAt } from '../../desk/tiles/lazy.ts'
import { createGridRenderer } from './dragging/grid-renderer.ts'
import { measureGridScene } from './dragging/scene.ts'
import { messages } from './messages.ts'
import styles from './resize-handle.module.css'

/**
 * Shows the resize handle at the hovered or keyboard-focused widget or folder if that can have several sizes; icons have
 * their menu and keys.
 * @returns begins a drag of the handle; never by touch, which has the menu
 */
export function listenToResizeHandle(
  area: HTMLElement,
  signal: AbortSignal,
): (press: PointerEvent) => DragSession | undefined {
  const handle = document.createElement('span')
  handle.className = `${styles.corner} ${styles.handle}`
  handle.ariaHidden = 'true' // by keys: Alt, Shift and an arrow
  setFlag(handle, 'volatile', true) // not part of the next snapshot
  const attach = (from: EventTarget | null) => {
    if (handle.dataset.sizeLabel !== undefined) return
    const listItem =
      from instanceof Element ? from.closest<HTMLElement>(`${dataSelector('pages')} > :not([aria-hidden]) > li`) : null
    const owner = listItem !== null && resizableAt(listItem) !== undefined ? listItem : null
    if (handle.parentElement === owner) return
    detach(handle)
    owner?.append(handle)
    owner?.setAttribute('data-resizable', '')
  }
  const focused = () => area.querySelector(':focus-visible')
  const listen = <K extends keyof HTMLElementEventMap>(type: K, handler: (event: HTMLElementEventMap[K]) => void) =>
    area.addEventListener(type, handler, { signal })
  listen('pointerover', (event) => event.pointerType !== 'touch' && attach(event.target))
  listen('pointerleave', () => attach(focused()))
  listen('focusin', () => focused() && attach(focused()))
  listen('focusout', ({ relatedTarget }) => !area.matches(':hover') && attach(relatedTarget))
  signal.addEventListener('abort', () => detach(handle))
  return (press) =>
    press.target === handle && press.pointerType !== 'touch' ? beginResize(area, handle, press) : undefined
}

function detach(handle: HTMLElement) {
  handle.parentElement?.removeAttribute('data-resizable')
  handle.remove()
}

interface Resizable {
  readonly item: Item
  readonly sizes: readonly TileSize[]
  /** The current size, one of `sizes`. */
  readonly current: TileSize
}

/** The widget or folder of an element if it can have several sizes; the free layout has its own handles. */
function resizableAt(element: Element): Resizable | undefined {
  const group = home.get().groups[currentGroupIndex()]
  const id = tileTargetAt(element)?.id
  const item = group?.children.find((one) => one.id === id)
  if (group?.mode !== 0 || item === undefined || item.type === 'icon') return undefined
  const sizes = possibleSizes(item, findWidget(item.component ?? '')?.sizes)
  const current = sizes.find((size) => sizeText(size) === item.size)
  return current === undefined || sizes.length < 2 ? undefined : { item, sizes, current }
}

/** Resizes a tile to the size nearest to the pointer; the others make room at once. */
function beginResize(area: HTMLElement, handle: HTMLElement, press: PointerEvent): DragSession | undefined {
  const page = livePage(area)
  const resizable = resizableAt(handle)
  const scene = resizable && measureGridScene(area, [resizable.item.id])
  if (page === null || resizable === undefined || scene === undefined) return undefined
  const { item, sizes, current } = resizable
  const { id } = item
  const order = tilesOnScreen().map(toSortable)
  const renderer = createGridRenderer(page, order, scene.columns)
  const initialScroll = area.scrollTop
  let size = current
  let isDragging = false
  let isOver = false
  const show = (next: TileSize) => {
    size = next
    handle.dataset.sizeLabel = `${size.rows} × ${size.columns}`
    handle.parentElement?.setAttribute('data-resizable', 'resizing')
    const text = sizeText(size)
    renderer.show(
      order.map((one) => (one.id === id ? { ...one, size: text } : one)),
      measureGridScene(area, [id]) ?? scene,
    )
  }
  function end(isDrop: boolean) {
    if (isOver) return
    isOver = true
    for (const stop of unsubscribe) stop()
    if (!isDragging) return
    if (!isDrop) show(current)
    delete handle.dataset.sizeLabel
    handle.parentElement?.setAttribute('data-resizable', '')
    setFlag(document.documentElement, 'dragging', false)
    if (size === current) return
    flushSync(() => home.update((now) => resizeTile(now, id, sizeText(size))))
    announce(messages('resized', { name: itemName(item), ...size }))
  }
  // a change from elsewhere must find the page as React rendered it
  const unsubscribe = [home, currentGroupState].map(({ subscribe }) => subscribe(() => end(false)))
  press.preventDefault() // no text selection
  handle.setPointerCapture(press.pointerId) // nothing else is hovered
  return {
    move({ clientX, clientY }) {
      const [x, y] = [clientX - press.clientX, clientY - press.clientY]
      if (isOver || (!isDragging && Math.hypot(x, y) < DRAG.clickDistancePx)) return
      if (!isDragging) show(current)
      isDragging = true
      setFlag(document.documentElement, 'dragging', true)
      const { pitch } = scene
      const delta = { columns: x / pitch.x, rows: (y + area.scrollTop - initialScroll) / pitch.y }
      const next = nearestSize(sizes, current, delta)
      if (next !== size) show(next)
    },
    end,
    drags: () => isDragging && !isOver,
    holds: () => isDragging,
  }
}
