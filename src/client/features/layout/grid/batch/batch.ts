import { createElement } from 'react'
import { affectsSnapshot } from '../../../../core/page/volatile-nodes.ts'
import { focusStops } from '../../../../ui/input/keyboard/move-focus.ts'
import { TEXT_INPUTS } from '../../../../ui/input/keyboard/text-inputs.ts'
import { isEmptyArea } from '../../../../ui/input/pointer/empty-area.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { showToast } from '../../../../ui/overlay/toast/toast.ts'
import { announce } from '../../../../ui/text/announce.ts'
import { currentGroupState, home, itemName, tilesOnScreen } from '../../../data/home/index.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { dataSelector, hasFlag } from '../../../desk/dom.ts'
import { findPageArea } from '../../../desk/find.ts'
import { livePage } from '../../../desk/paging/lazy.ts'
import { confirmAndDeleteTiles, type TileTarget, tileTargetAt } from '../../../desk/tiles/lazy.ts'
import { messages } from '../messages.ts'
import { rememberBatchHint } from './batch-hint.ts'
import { clearSelectionMarkup, isOnBadge, renderSelection } from './batch-markup.ts'
import { batchState, selectAll } from './batch-state.ts'
import { stillPresent, toggled } from './model.ts'

let endBatch: (() => void) | undefined

/**
 * Starts batch mode, which users know as "edit desktop": presses select tiles instead of opening them, the badge deletes
 * a tile, handles resize widgets and folders. It lasts while pages are turned; Esc, a press on an empty area, a free
 * page, minimal mode and the toolbar's last button end it.
 * @param first id of a tile that is selected at once
 */
export function beginBatch(first?: string): void {
  const area = findPageArea()
  if (area === null) return
  endBatch?.()
  rememberBatchHint()
  const ends = new AbortController()
  const { signal } = ends
  batchState.setState({ selected: new Set(first === undefined ? [] : [first]) })
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
  const keepPresent = () =>
    batchState.setState(({ selected }) => ({ selected: stillPresent(selected, tilesOnScreen()) }))
  const observer = new MutationObserver((changes) => {
    if (hasFlag(area, 'free')) endBatch?.()
    else if (affectsSnapshot(changes)) renderSelection(area)
  })
  observer.observe(area, { childList: true, subtree: true })
  const unsubscribe = [
    batchState.subscribe(() => renderSelection(area)),
    home.subscribe(keepPresent),
    currentGroupState.subscribe(keepPresent),
    themeSettings.subscribe(({ isMinimalism }) => isMinimalism && endBatch?.()),
    () => observer.disconnect(),
  ]
  for (const stop of unsubscribe) signal.addEventListener('abort', () => stop())
  listenToSelection(area, signal)
  renderSelection(area)
  announce(messages('batchBegun'))
}

/** The list items of the live page. */
const PAGE_ITEM = `#root ${dataSelector('pages')} > :not([aria-hidden]) > li`

function listenToSelection(area: HTMLElement, signal: AbortSignal) {
  const tileOf = ({ target }: Event) => {
    const listItem = target instanceof Element ? target.closest(PAGE_ITEM) : null
    const found = tileTargetAt(listItem) // wherever in the tile: a link in a widget selects it, too
    return found?.at === 'tile' && area.contains(listItem) ? found : undefined
  }
  addEventListener('click', (event) => pressTile(event, tileOf(event)), { signal, capture: true })
  addEventListener(
    'keydown',
    (event) => {
      if (isForeign(event.target) || !actOnKey(event, tileOf(event))) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
}

/** Dialogs, menus and texts have their own keys. */
const isForeign = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(`[role="dialog"], [role="alertdialog"], [role="menu"], ${TEXT_INPUTS}`) !== null

function pressTile(event: MouseEvent, target: TileTarget | undefined) {
  if (target === undefined) {
    if (isEmptyArea(event.target)) endBatch?.()
    return
  }
  event.preventDefault()
  event.stopPropagation()
  if (isOnBadge(event, target)) void deleteAndRefocus(new Set([target.id]))
  else toggle(target.id)
}

/** Returns whether the key has a meaning here: Esc, Space, Ctrl+A and Delete. */
function actOnKey({ key, ctrlKey, metaKey, repeat }: KeyboardEvent, target: TileTarget | undefined): boolean {
  const focused = target?.id
  if (key === 'Escape') endBatch?.()
  else if (key === ' ' && focused !== undefined) toggle(focused)
  else if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) selectAll()
  else if (key === 'Delete' || key === 'Backspace') {
    if (!repeat) deleteChosen(focused)
  } else return false
  return true
}

/** Deletes the selected tiles, or else the one with the focus. */
function deleteChosen(focused: string | undefined) {
  const { selected } = batchState.getState()
  const ids = selected.size > 0 || focused === undefined ? selected : new Set([focused])
  if (ids.size > 0) void deleteAndRefocus(ids)
  else showToast({ kind: 'info', text: messages('batchNothing') })
}

/** Deletes tiles, and lets the page have the focus again that a deleted one had. */
async function deleteAndRefocus(ids: ReadonlySet<string>) {
  if (!(await confirmAndDeleteTiles(ids)) || document.activeElement !== document.body) return
  const area = findPageArea()
  const stop = focusStops(area && livePage(area)).find(({ tabIndex }) => tabIndex === 0)
  stop?.focus({ preventScroll: true })
}

function toggle(id: string) {
  batchState.setState(({ selected }) => ({ selected: toggled(selected, id) }))
  const item = tilesOnScreen().find((one) => one.id === id)
  const { selected } = batchState.getState()
  if (item === undefined) return
  announce(messages(selected.has(id) ? 'batchChosen' : 'batchLeft', { name: itemName(item), count: selected.size }))
}
