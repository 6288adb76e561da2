import type { Item } from '../../../../../shared/entities/item.ts'
import type { Point } from '../../../../../shared/lib/geometry/vector.ts'
import { boxOf } from '../../../../ui/element-box.ts'
import { batch } from '../../batch/chosen.ts'
import { carriedWith } from '../../batch/model.ts'
import { showGroup, tilesOnScreen } from '../../current.ts'
import { home } from '../../document.ts'
import { closeFolder } from '../../open-folder.ts'
import { targetOf } from '../../tile-menu/target.ts'
import { turnGroup } from '../../turning/turn.ts'
import { listenToGroupKeys, takeGroup } from '../group-drag.ts'
import { type Hand, listenToHands } from '../hands.ts'
import { findTile } from '../model.ts'
import { scrollOf } from '../scroll.ts'
import { sortable } from '../sortable.ts'
import { type Gesture, IDLE, type Input, landingOf, leavesFolder, type Scene, step, turned, turnOf } from './gesture.ts'
import { listenToHandle } from './handle.ts'
import { listenToKeys } from './keys.ts'
import { measureScene } from './scene.ts'
import { type Stage, takeUp } from './stage.ts'

/** Where tiles can be taken hold of; on a free page another hand does. */
const PLACES = '#root [data-pages]:not([data-free]), #root [data-dock], [data-folder]'

/**
 * Lets tiles be dragged: within a page, onto each other, to another group, to the dock and back; resized by their handle;
 * and both by keys. The buttons of the groups are dragged, too. The root says `data-sortable` from then on.
 */
export function listenToSorting(area: HTMLElement, signal: AbortSignal): void {
  const hands = [listenToHandle(area, signal), (press: PointerEvent) => takeTile(area, press), takeGroup]
  listenToHands((press) => {
    if (press.ctrlKey) return undefined // chooses one more, or opens a menu
    for (const take of hands) {
      const hand = take(press)
      if (hand !== undefined) return hand
    }
    return undefined
  }, signal)
  listenToKeys(area, signal)
  listenToGroupKeys(signal)
  document.documentElement.dataset['sortable'] = ''
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

function takeTile(area: HTMLElement, press: PointerEvent): Hand | undefined {
  const target = targetOf(press.target)
  const place = target?.element.parentElement
  if (target?.at !== 'tile' || !place?.closest(PLACES)) return undefined
  const item = findTile(home.get(), target.id)?.item
  if (item === undefined) return undefined
  const items = carriedWith(item, batch.getState().chosen, tilesOnScreen())
  const ids = items.map(({ id }) => id)
  const begin = measureScene(area, ids)
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
): Hand | undefined {
  const carried = items.map(sortable)
  const held = carried[at]
  if (held === undefined) return undefined
  const { x, y, width, height } = boxOf(place)
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
  let stage: Stage | undefined
  let over = false

  function tell(input: Input) {
    if (over) return
    gesture = step(gesture, input, stage?.scene() ?? begin)
    if (gesture.at === 'idle') end()
    if (gesture.at !== 'sorting' || stage !== undefined) return
    place.removeAttribute('data-lifted')
    stage = takeUp(area, items, at, place, begin)
  }

  function frame(time: number) {
    if (over) return
    requestAnimationFrame(frame)
    tell({ at: 'tick', time })
    if (gesture.at === 'pointing') place.toggleAttribute('data-lifted', gesture.finger && gesture.holds)
    if (gesture.at !== 'sorting' || stage === undefined) return
    const { point, grip } = gesture
    stage.show(gesture, { x: point.x - grip.x, y: point.y - grip.y })
    const way = gesture.over.at === 'dock' || gesture.over.at === 'group' ? 0 : scrollOf(point, stage.scene().window)
    if (way !== 0) area.scrollTop += way
    if (leavesFolder(gesture, stage.scene(), time)) closeFolder()
    const turn = turnOf(gesture, time)
    if (turn === undefined) return
    gesture = turned(gesture, time)
    if ('way' in turn) turnGroup(turn.way)
    else showGroup(home.get().groups.findIndex(({ id }) => id === turn.group))
  }

  function close(by: (stage: Stage) => Promise<unknown>) {
    if (over) return
    over = true
    place.removeAttribute('data-lifted')
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
      const landing = landingOf(gesture, stage?.scene() ?? begin)
      close((held) => (landing === undefined ? held.putBack() : held.putDown(landing)))
    },
    drags: () => gesture.at === 'sorting',
    holds: () => gesture.at === 'sorting' || (gesture.at === 'pointing' && gesture.holds),
  }
}
