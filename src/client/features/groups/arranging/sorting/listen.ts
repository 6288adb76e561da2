import type { Item } from '../../../../../shared/entities/item.ts'
import { showGroup, tilesOnScreen } from '../../current.ts'
import { home } from '../../document.ts'
import { closeFolder } from '../../open-folder.ts'
import { targetOf } from '../../tile-menu/target.ts'
import { turnGroup } from '../../turning/turn.ts'
import { listenToGroupDrag } from '../group-drag.ts'
import { findTile } from '../model.ts'
import {
  type Gesture,
  IDLE,
  type Input,
  landingOf,
  leavesFolder,
  type Scene,
  scrollOf,
  step,
  turned,
  turnOf,
} from './gesture.ts'
import { listenToKeys } from './keys.ts'
import type { Point } from './model.ts'
import { boxOf, measureScene, sortable } from './scene.ts'
import { type Stage, takeUp } from './stage.ts'

/** Where tiles can be taken hold of; on a free page another hand does. */
const PLACES = '#root [data-pages]:not([data-free]), #root [data-dock], [data-folder]'

/**
 * Lets tiles be dragged: within a page, onto each other, to another group, to the dock and back; and moved by keys. Esc
 * calls it off. The root says `data-sortable` from then on.
 */
export function listenToSorting(area: HTMLElement, signal: AbortSignal): void {
  let hand: Hand | undefined
  /** Whether the last press became a drag: what a click or a swipe would do is then not done. */
  let dragged = false
  const listen = <K extends keyof WindowEventMap>(type: K, heed: (event: WindowEventMap[K]) => void, capture = false) =>
    addEventListener(type, heed, { signal, capture })
  const callOff = () => {
    hand?.end()
    hand = undefined
  }

  listen('pointerdown', (event) => {
    callOff()
    if (!event.isPrimary) return
    dragged = false
    const target = event.button === 0 && !event.ctrlKey ? targetOf(event.target) : undefined
    const place = target?.element.parentElement
    if (target?.at === 'tile' && place?.closest(PLACES))
      hand = takeHold(area, target.id, place, event, () => {
        dragged = true
      })
  })
  listen('pointermove', (event) => {
    if (event.isPrimary) hand?.tell({ at: 'move', point: pointOf(event), time: event.timeStamp })
  })
  listen('pointerup', (event) => {
    if (!event.isPrimary) return
    hand?.drop()
    hand = undefined
  })
  listen('pointercancel', callOff)
  listen('blur', callOff)
  listen(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || hand?.sorts() !== true) return
      event.preventDefault()
      event.stopPropagation() // what lies below stays as it is
      callOff()
    },
    true,
  )
  // a finger that holds a tile neither scrolls the page nor turns it
  const stay = (event: TouchEvent) => {
    if (hand?.holds() && event.cancelable) event.preventDefault()
  }
  addEventListener('touchmove', stay, { signal, passive: false })
  listen('touchend', (event) => dragged && event.stopPropagation(), true)
  listen(
    'click',
    (event) => {
      if (!dragged) return
      event.stopPropagation()
      event.preventDefault()
      dragged = false
    },
    true,
  )
  listenToKeys(area, signal)
  listenToGroupDrag(signal)
  document.documentElement.dataset['sortable'] = ''
}

interface Hand {
  tell(input: Input): void
  /** Puts the tile down where it is. */
  drop(): void
  /** Calls it off. */
  end(): void
  readonly sorts: () => boolean
  /** Whether the tile is held, be it that it has not moved yet. */
  readonly holds: () => boolean
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

function takeHold(
  area: HTMLElement,
  id: string,
  place: HTMLElement,
  press: PointerEvent,
  begun: () => void,
): Hand | undefined {
  const item = findTile(home.get(), id)?.item
  const begin = measureScene(area, id)
  if (item === undefined || begin === undefined) return undefined
  return hold(area, item, place, press, begin, begun)
}

function hold(
  area: HTMLElement,
  item: Item,
  place: HTMLElement,
  press: PointerEvent,
  begin: Scene,
  begun: () => void,
): Hand {
  const { x, y, width, height } = boxOf(place)
  const point = pointOf(press)
  const own = tilesOnScreen().findIndex((tile) => tile.id === item.id)
  let gesture: Gesture = step(
    IDLE,
    {
      at: 'press',
      held: sortable(item),
      index: own < 0 ? begin.others.length : own,
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
    begun()
    place.removeAttribute('data-lifted')
    stage = takeUp(area, item, place, begin)
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
    tell,
    end,
    drop() {
      tell({ at: 'drop' })
      const landing = landingOf(gesture, stage?.scene() ?? begin)
      close((held) => (landing === undefined ? held.putBack() : held.putDown(landing)))
    },
    sorts: () => gesture.at === 'sorting',
    holds: () => gesture.at === 'sorting' || (gesture.at === 'pointing' && gesture.holds),
  }
}
