import { createElement } from 'react'
import { affectsSnapshot } from '../../../core/volatile-nodes.ts'
import { pageAreaAround } from '../../../ui/dom.deferred.ts'
import { isEmptyArea } from '../../../ui/input/empty-area.ts'
import { openOverlay } from '../../../ui/overlay/overlay.ts'
import { announce } from '../../../ui/text/announce.ts'
import { current, home, itemName, tilesOnScreen } from '../../home/index.ts'
import { livePage } from '../../paging/lazy.ts'
import { themeSettings } from '../../theme/index.ts'
import { type TileTarget, tileTargetAt } from '../../tiles/lazy.ts'
import { messages } from '../messages.ts'
import { batchState, chooseAll } from './batch-state.ts'
import { stillPresent, toggled } from './model.ts'

let leave: (() => void) | undefined

/**
 * Begins to choose, with this tile: presses choose more instead of opening, the badge of a tile deletes it, and a bar says
 * what can be done with all. Esc, a press on empty ground, another page, minimal mode and the bar's last button end it.
 * @param remove deletes the tile that a menu would delete
 */
export function beginBatch(first: TileTarget, remove: (target: TileTarget) => void): void {
  const area = pageAreaAround(first.element)
  if (area === null) return
  leave?.()
  const ends = new AbortController()
  const { signal } = ends
  batchState.setState({ chosen: new Set([first.id]) })
  const closeBar = openOverlay(
    () => import('./BatchBar.tsx'),
    ({ BatchBar }, { open }) => (open ? createElement(BatchBar, { close: () => leave?.() }) : null),
  )
  leave = () => {
    leave = undefined
    ends.abort()
    batchState.setState({ chosen: new Set() })
    closeBar()
    undress(area)
  }
  const dressed = new MutationObserver((changes) => affectsSnapshot(changes) && dress(area))
  dressed.observe(area, { childList: true, subtree: true })
  const stops = [
    batchState.subscribe(() => dress(area)),
    home.subscribe(() => batchState.setState(({ chosen }) => ({ chosen: stillPresent(chosen, tilesOnScreen()) }))),
    current.subscribe(() => leave?.()),
    themeSettings.subscribe(({ isMinimalism }) => isMinimalism && leave?.()),
    () => dressed.disconnect(),
  ]
  for (const stop of stops) signal.addEventListener('abort', () => stop())
  listen(area, signal, remove)
  dress(area)
  announce(messages('batchBegun'))
}

function listen(area: HTMLElement, signal: AbortSignal, remove: (target: TileTarget) => void) {
  const onTile = (event: Event) => {
    const target = tileTargetAt(event.target)
    return target?.at === 'tile' && area.contains(target.element) ? target : undefined
  }
  const choose = (target: TileTarget) => {
    batchState.setState(({ chosen }) => ({ chosen: toggled(chosen, target.id) }))
    const item = tilesOnScreen().find(({ id }) => id === target.id)
    const { chosen } = batchState.getState()
    if (item !== undefined)
      announce(
        messages(chosen.has(item.id) ? 'batchChosen' : 'batchLeft', { name: itemName(item), count: chosen.size }),
      )
  }
  const take = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener(
    'click',
    (event) => {
      const target = onTile(event)
      if (target !== undefined) {
        take(event)
        if (isOnBadge(event, target.element)) remove(target)
        else choose(target)
      } else if (isEmptyArea(event.target)) leave?.()
    },
    { signal, capture: true },
  )
  addEventListener(
    'keydown',
    (event) => {
      const target = onTile(event)
      const inLayer = event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]') !== null
      if (inLayer) return
      if (event.key === 'Escape') {
        take(event)
        leave?.()
      } else if (event.key === ' ' && target !== undefined) {
        take(event)
        choose(target)
      } else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
        take(event)
        chooseAll()
      }
    },
    { signal, capture: true },
  )
}

/** The badge stands at the upper left corner of a tile and is 24 px wide (DESIGN section 7); a finger may miss it a little. */
const BADGE_PX = 18

function isOnBadge({ clientX, clientY, detail }: MouseEvent, element: HTMLElement): boolean {
  const { left, top } = element.getBoundingClientRect()
  return detail > 0 && clientX < left + BADGE_PX && clientY < top + BADGE_PX
}

/** Says of each tile whether it is chosen; React knows nothing of it. */
function dress(area: HTMLElement) {
  const { chosen } = batchState.getState()
  const tiles = tilesOnScreen()
  area.dataset['batch'] = ''
  ;[...(livePage(area)?.children ?? [])].forEach((place, at) => {
    const element = place.firstElementChild
    const on = chosen.has(tiles[at]?.id ?? '')
    place.toggleAttribute('data-chosen', on)
    element?.setAttribute('role', 'checkbox')
    element?.setAttribute('aria-checked', String(on))
  })
}

function undress(area: HTMLElement) {
  delete area.dataset['batch']
  for (const place of area.querySelectorAll('li')) {
    place.removeAttribute('data-chosen')
    place.firstElementChild?.removeAttribute('role')
    place.firstElementChild?.removeAttribute('aria-checked')
  }
}
