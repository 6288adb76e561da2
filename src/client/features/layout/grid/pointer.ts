import type { Item } from '../../../../shared/entities/item.ts'
import { minus, type Point } from '../../../lib/geometry/vector.ts'
import { toSortable } from '../../../lib/tile/sortable.ts'
import { type DragSession, listenToDrags } from '../../../ui/input/pointer/pointer-drag.ts'
import { home, showGroup, tilesOnScreen } from '../../data/home/index.ts'
import { findTile, notifyRefusal } from '../../data/home/lazy.ts'
import { dataSelector, setFlag } from '../../desk/dom.ts'
import { turnPage } from '../../desk/paging/lazy.ts'
import { closeFolder, tileTargetAt } from '../../desk/tiles/lazy.ts'
import { edgeScrollSpeed, scrollGroupBar } from '../drag/lazy.ts'
import { batchState } from './batch/batch-state.ts'
import { draggedTogether } from './batch/model.ts'
import type { Scene } from './decide-drop.ts'
import { createDragView, type DragView } from './dragging/drag-view.ts'
import { beginGroupDrag, listenToGroupKeys } from './dragging/group-drag.ts'
import { elementCenter } from './dragging/list-item.ts'
import { measureGridScene } from './dragging/scene.ts'
import {
  afterPageTurn,
  dropLocation,
  type Gesture,
  IDLE,
  type Input,
  refusalUnder,
  requestedPageTurn,
  shouldCloseFolder,
  step,
} from './gesture.ts'
import { listenToGridKeys } from './keyboard.ts'
import { listenToResizeHandle } from './resize-handle.ts'

/** The tiles that can be dragged here; a free page has its own drag. */
const SORTABLE = `#root ${dataSelector('pages')}:not(${dataSelector('free')}), #root ${dataSelector('dock')}, ${dataSelector('folder')}`

/**
 * Lets tiles be dragged within a page, onto each other, to other groups and the dock, and resized; both by keys, too.
 * Buttons of groups can be dragged as well. The root says `data-sortable` from then on.
 */
export function listenToGridPointer(area: HTMLElement, signal: AbortSignal): void {
  const starters = [
    listenToResizeHandle(area, signal),
    (press: PointerEvent) => beginTileDrag(area, press),
    beginGroupDrag,
  ]
  listenToDrags((press) => {
    if (press.ctrlKey) return undefined // selects one more, or opens a menu
    for (const begin of starters) {
      const session = begin(press)
      if (session !== undefined) return session
    }
    return undefined
  }, signal)
  listenToGridKeys(area, signal)
  listenToGroupKeys(signal)
  document.documentElement.dataset.sortable = ''
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

function beginTileDrag(area: HTMLElement, press: PointerEvent): DragSession | undefined {
  const target = tileTargetAt(press.target)
  const listItem = target?.element.parentElement
  if (target?.at !== 'tile' || !listItem?.closest(SORTABLE)) return undefined
  const item = findTile(home.get(), target.id)?.item
  if (item === undefined) return undefined
  const items = draggedTogether(item, batchState.getState().selected, tilesOnScreen())
  const ids = items.map(({ id }) => id)
  const scene = measureGridScene(area, ids)
  return scene && createSession(area, items, ids.indexOf(item.id), listItem, press, scene)
}

/** @param at which of the items the pointer has taken */
function createSession(
  area: HTMLElement,
  items: readonly Item[],
  at: number,
  listItem: HTMLElement,
  press: PointerEvent,
  initial: Scene,
): DragSession | undefined {
  const draggedTiles = items.map(toSortable)
  const dragged = draggedTiles[at]
  if (dragged === undefined) return undefined
  const point = pointOf(press)
  const index = tilesOnScreen().findIndex((tile) => tile.id === dragged.id)
  let gesture: Gesture = step(
    IDLE,
    {
      at: 'press',
      dragged,
      draggedTiles,
      insertionIndex: index < 0 ? initial.others.length : index - at,
      point,
      grabOffset: minus(point, elementCenter(listItem)),
      time: press.timeStamp,
      isTouch: press.pointerType === 'touch',
    },
    initial,
  )
  let view: DragView | undefined
  let isOver = false

  function dispatch(input: Input) {
    if (isOver) return
    gesture = step(gesture, input, view?.scene() ?? initial)
    if (gesture.at === 'idle') cancel()
    if (gesture.at !== 'pointerSorting' || view !== undefined) return
    setFlag(listItem, 'lifted', false)
    view = createDragView(area, items, at, listItem, initial)
  }

  function frame(time: number) {
    if (isOver) return
    requestAnimationFrame(frame)
    dispatch({ at: 'tick', time })
    if (gesture.at === 'pressed') setFlag(listItem, 'lifted', gesture.isTouch && gesture.isArmed)
    if (gesture.at !== 'pointerSorting' || view === undefined) return
    const { point, grabOffset, dropTarget } = gesture
    view.show(gesture, minus(point, grabOffset))
    const { viewport, dock, bar } = view.scene()
    const speed =
      dropTarget.at === 'dock' || dropTarget.at === 'group' ? 0 : edgeScrollSpeed(point, viewport, dock?.box)
    if (speed !== 0) area.scrollTop += speed
    scrollGroupBar(point, bar)
    if (shouldCloseFolder(gesture, view.scene(), time)) closeFolder()
    const pageTurn = requestedPageTurn(gesture, time)
    if (pageTurn === undefined) return
    gesture = afterPageTurn(gesture, time)
    if ('direction' in pageTurn) turnPage(pageTurn.direction)
    else showGroup(home.get().groups.findIndex(({ id }) => id === pageTurn.group))
  }

  function finish(by: (view: DragView) => Promise<unknown>) {
    if (isOver) return
    isOver = true
    setFlag(listItem, 'lifted', false)
    if (view !== undefined) void by(view)
    gesture = IDLE
  }
  const cancel = () => finish((shown) => shown.revert())

  requestAnimationFrame(frame)
  return {
    move: (event) => dispatch({ at: 'move', point: pointOf(event), time: event.timeStamp }),
    end(isDrop) {
      if (!isDrop) return cancel()
      dispatch({ at: 'drop' })
      const location = dropLocation(gesture, view?.scene() ?? initial)
      const refusal = refusalUnder(gesture)
      if (refusal !== undefined) notifyRefusal(refusal)
      finish((shown) => (location === undefined ? shown.revert() : shown.drop(location)))
    },
    drags: () => gesture.at === 'pointerSorting',
    holds: () => gesture.at === 'pointerSorting' || (gesture.at === 'pressed' && gesture.isArmed),
  }
}
