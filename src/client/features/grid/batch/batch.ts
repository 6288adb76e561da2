import { createElement } from 'react'
import { affectsSnapshot } from '../../../core/volatile-nodes.ts'
import { pageAreaAround } from '../../../ui/dom.deferred.ts'
import { setFlag } from '../../../ui/dom.ts'
import { isEmptyArea } from '../../../ui/input/empty-area.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { announce } from '../../../ui/text/announce.ts'
import { currentGroupState, home, itemName, tilesOnScreen } from '../../home/index.ts'
import { livePage } from '../../paging/lazy.ts'
import { themeSettings } from '../../theme/index.ts'
import { type TileTarget, tileTargetAt } from '../../tiles/lazy.ts'
import { messages } from '../messages.ts'
import { batchState, selectAll } from './batch-state.ts'
import { stillPresent, toggled } from './model.ts'

let endBatch: (() => void) | undefined

/**
 * Starts batch mode with one tile selected: presses select tiles instead of opening them, the badge deletes a tile.
 * Esc, a press on an empty area, another page, minimal mode and the toolbar's last button end it.
 * @param remove deletes a tile as its menu does
 */
export function beginBatch(first: TileTarget, remove: (target: TileTarget) => void): void {
  const area = pageAreaAround(first.element)
  if (area === null) return
  endBatch?.()
  const ends = new AbortController()
  const { signal } = ends
  batchState.setState({ selected: new Set([first.id]) })
  const closeBar = openOverlay(
    () => import('./BatchBar.tsx'),
    ({ BatchBar }, { open }) => (open ? createElement(BatchBar, { close: () => endBatch?.() }) : null),
  )
  endBatch = () => {
    endBatch = undefined
    ends.abort()
    batchState.setState({ selected: new Set() })
    closeBar()
    clearSelectionMarkup(area)
  }
  const observer = new MutationObserver((changes) => affectsSnapshot(changes) && renderSelection(area))
  observer.observe(area, { childList: true, subtree: true })
  const unsubscribe = [
    batchState.subscribe(() => renderSelection(area)),
    home.subscribe(() =>
      batchState.setState(({ selected }) => ({ selected: stillPresent(selected, tilesOnScreen()) })),
    ),
    currentGroupState.subscribe(() => endBatch?.()),
    themeSettings.subscribe(({ isMinimalism }) => isMinimalism && endBatch?.()),
    () => observer.disconnect(),
  ]
  for (const stop of unsubscribe) signal.addEventListener('abort', () => stop())
  listenToSelection(area, signal, remove)
  renderSelection(area)
  announce(messages('batchBegun'))
}

function listenToSelection(area: HTMLElement, signal: AbortSignal, remove: (target: TileTarget) => void) {
  const tileOf = (event: Event) => {
    const target = tileTargetAt(event.target)
    return target?.at === 'tile' && area.contains(target.element) ? target : undefined
  }
  const toggle = (target: TileTarget) => {
    batchState.setState(({ selected }) => ({ selected: toggled(selected, target.id) }))
    const item = tilesOnScreen().find(({ id }) => id === target.id)
    const { selected } = batchState.getState()
    if (item !== undefined)
      announce(
        messages(selected.has(item.id) ? 'batchChosen' : 'batchLeft', {
          name: itemName(item),
          count: selected.size,
        }),
      )
  }
  const consume = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener(
    'click',
    (event) => {
      const target = tileOf(event)
      if (target !== undefined) {
        consume(event)
        if (isOnBadge(event, target.element)) remove(target)
        else toggle(target)
      } else if (isEmptyArea(event.target)) endBatch?.()
    },
    { signal, capture: true },
  )
  addEventListener(
    'keydown',
    (event) => {
      const target = tileOf(event)
      const inLayer = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]') !== null
      if (inLayer) return
      if (event.key === 'Escape') {
        consume(event)
        endBatch?.()
      } else if (event.key === ' ' && target !== undefined) {
        consume(event)
        toggle(target)
      } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        consume(event)
        selectAll()
      }
    },
    { signal, capture: true },
  )
}

/** How far the badge at the upper left corner of a tile can be hit, in px (DESIGN section 7). */
const BADGE_PX = 18

function isOnBadge({ clientX, clientY, detail }: MouseEvent, element: HTMLElement): boolean {
  const { left, top } = element.getBoundingClientRect()
  return detail > 0 && clientX < left + BADGE_PX && clientY < top + BADGE_PX
}

/** Writes the selection to the list items directly: React does not render it. */
function renderSelection(area: HTMLElement) {
  const { selected } = batchState.getState()
  const tiles = tilesOnScreen()
  setFlag(area, 'batch', true)
  ;[...(livePage(area)?.children ?? [])].forEach((listItem, at) => {
    const [element, tile] = [listItem.firstElementChild, tiles[at]]
    if (tile === undefined) return // the cell that adds one
    const isSelected = selected.has(tile.id)
    listItem.toggleAttribute('data-chosen', isSelected)
    element?.setAttribute('role', 'checkbox')
    element?.setAttribute('aria-checked', String(isSelected))
  })
}

function clearSelectionMarkup(area: HTMLElement) {
  setFlag(area, 'batch', false)
  for (const listItem of area.querySelectorAll('li')) {
    listItem.removeAttribute('data-chosen')
    listItem.firstElementChild?.removeAttribute('role')
    listItem.firstElementChild?.removeAttribute('aria-checked')
  }
}
