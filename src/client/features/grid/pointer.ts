import type { Item } from '../../../shared/entities/item.ts'
import type { Point } from '../../../shared/lib/geometry/vector.ts'
import { toSortable } from '../../../shared/lib/tile/sortable.ts'
import { dataSelector, setFlag } from '../../ui/dom.ts'
import { elementBox } from '../../ui/input/element-box.ts'
import { type DragSession, edgeScrollSpeed, listenToDrags } from '../drag/lazy.ts'
import { home, showGroup, tilesOnScreen } from '../home/index.ts'
import { findTile } from '../home/lazy.ts'
import { turnPage } from '../paging/lazy.ts'
import { closeFolder, tileTargetAt } from '../tiles/lazy.ts'
import { batchState } from './batch/batch-state.ts'
import { draggedWith } from './batch/model.ts'
import { createDragView, type DragView } from './drag-view.ts'
import {
  afterPageTurn,
  dropLocation,
  type Gesture,
  IDLE,
  type Input,
  leavesFolder,
  pageTurnDirection,
  type Scene,
  step,
} from './gesture.ts'
import { beginGroupDrag, listenToGroupKeys } from './group-drag.ts'
import { listenToGridKeys } from './keyboard.ts'
import { listenToResizeHandle } from './resize-handle.ts'
import { measureGridScene } from './scene.ts'

/** Where tiles can be taken hold of; on a free page another hand does. */
const GRID_AREA = `#root ${dataSelector('pages')}:not(${dataSelector('free')})`
const PLACES = `${GRID_AREA}, #root ${dataSelector('dock')}, ${dataSelector('folder')}`

/**
 * Lets tiles be dragged: within a page, onto each other, to another group, to the dock and back; resized by their handle;
 * and both by keys. The buttons of the groups are dragged, too. The root says `data-sortable` from then on.
 */
export function listenToGridPointer(area: HTMLElement, signal: AbortSignal): void {
  const hands = [listenToResizeHandle(area, signal), (press: PointerEvent) => takeTile(area, press), beginGroupDrag]
  listenToDrags((press) => {
    if (press.ctrlKey) return undefined // chooses one more, or opens a menu
    for (const take of hands) {
      const hand = take(press)
      if (hand !== undefined) return hand
    }
    return undefined
  }, signal)
  listenToGridKeys(area, signal)
  listenToGroupKeys(signal)
  document.documentElement.dataset['sortable'] = ''
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

function takeTile(area: HTMLElement, press: PointerEvent): DragSession | undefined {
  const target = tileTargetAt(press.target)
  const place = target?.element.parentElement
  if (target?.at !== 'tile' || !place?.closest(PLACES)) return undefined
  const item = findTile(home.get(), target.id)?.item
  if (item === undefined) return undefined
  const items = draggedWith(item, batchState.getState().chosen, tilesOnScreen())
  const ids = items.map(({ id }) => id)
  const begin = measureGridScene(area, ids)
  return begin && hold(area, items, ids.indexOf(item.id), place, press, begin)
}

/** @param at which of the items has been taken hold of */
function hold(
  area: HTMLElement,
  items: readonly Item[],
  at: number,
  place: HTMLElement,
  press: PointerEvent,
  begin: Scene,
): DragSession | undefined {
  const carried = items.map(toSortable)
  const held = carried[at]
  if (held === undefined) return undefined
  const { x, y, width, height } = elementBox(place)
  const point = pointOf(press)
  const own = tilesOnScreen().findIndex((tile) => tile.id === held.id)
  let gesture: Gesture = step(
    IDLE,
    {
      at: 'press',
      held,
      carried,
      index: own < 0 ? begin.others.length : own - at,
      point,
      grip: { x: point.x - x - width / 2, y: point.y - y - height / 2 },
      time: press.timeStamp,
      finger: press.pointerType === 'touch',
    },
    begin,
  )
  let stage: DragView | undefined
  let over = false

  function tell(input: Input) {
    if (over) return
    gesture = step(gesture, input, stage?.scene() ?? begin)
    if (gesture.at === 'idle') end()
    if (gesture.at !== 'sorting' || stage !== undefined) return
    setFlag(place, 'lifted', false)
    stage = createDragView(area, items, at, place, begin)
  }

  function frame(time: number) {
    if (over) return
    requestAnimationFrame(frame)
    tell({ at: 'tick', time })
    if (gesture.at === 'pointing') setFlag(place, 'lifted', gesture.finger && gesture.holds)
    if (gesture.at !== 'sorting' || stage === undefined) return
    const { point, grip } = gesture
    stage.show(gesture, { x: point.x - grip.x, y: point.y - grip.y })
    const way =
      gesture.over.at === 'dock' || gesture.over.at === 'group' ? 0 : edgeScrollSpeed(point, stage.scene().window)
    if (way !== 0) area.scrollTop += way
    if (leavesFolder(gesture, stage.scene(), time)) closeFolder()
    const turn = pageTurnDirection(gesture, time)
    if (turn === undefined) return
    gesture = afterPageTurn(gesture, time)
    if ('way' in turn) turnPage(turn.way)
    else showGroup(home.get().groups.findIndex(({ id }) => id === turn.group))
  }

  function close(by: (stage: DragView) => Promise<unknown>) {
    if (over) return
    over = true
    setFlag(place, 'lifted', false)
    if (stage !== undefined) void by(stage)
    gesture = IDLE
  }
  const end = () => close((held) => held.putBack())

  requestAnimationFrame(frame)
  return {
    move: (event) => tell({ at: 'move', point: pointOf(event), time: event.timeStamp }),
    end(down) {
      if (!down) return end()
      tell({ at: 'drop' })
      const landing = dropLocation(gesture, stage?.scene() ?? begin)
      close((held) => (landing === undefined ? held.putBack() : held.putDown(landing)))
    },
    drags: () => gesture.at === 'sorting',
    holds: () => gesture.at === 'sorting' || (gesture.at === 'pointing' && gesture.holds),
  }
}
