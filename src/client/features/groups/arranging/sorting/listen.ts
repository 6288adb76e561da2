import { flushSync } from 'react-dom'
import type { Item } from '../../../../../shared/entities/item.ts'
import { createId } from '../../../../core/channel.ts'
import { showUndoable } from '../../../../ui/undo-toast.ts'
import { current, currentGroup } from '../../current.ts'
import { home } from '../../document.ts'
import { nameOf } from '../../tile-menu/name.ts'
import { targetOf } from '../../tile-menu/target.ts'
import { pageIn } from '../../turning/page.ts'
import { turnGroup } from '../../turning/turn.ts'
import { useWords } from '../../words.ts'
import { findTile, type Landing, landTile } from '../model.ts'
import { type Drawing, drawOn } from './draw.ts'
import {
  type Gesture,
  IDLE,
  type Input,
  landingOf,
  preview,
  type Scene,
  scrollOf,
  step,
  turned,
  turnOf,
} from './gesture.ts'
import { type Ghost, makeGhost } from './ghost.ts'
import type { Point } from './model.ts'
import { boxOf, measureScene, sortable } from './scene.ts'

/** Lets tiles be dragged: within a page, onto each other, to another group, to the dock and back. Esc calls it off. */
export function listenToSorting(area: HTMLElement, signal: AbortSignal): void {
  let hand: Hand | undefined
  /** Whether the last press became a drag: what a click or a swipe would do is then not done. */
  let dragged = false

  const down = (event: PointerEvent) => {
    if (!event.isPrimary) return hand?.end()
    dragged = false
    const target = event.button === 0 && !event.ctrlKey ? targetOf(event.target) : undefined
    const place = target?.element.parentElement
    if (target?.at !== 'tile' || !place || place.closest('#root [data-pages], #root [data-dock]') === null) return
    hand?.end()
    hand = takeHold(area, target.id, place, event, () => (dragged = true))
  }
  addEventListener('pointerdown', down, { signal })
  addEventListener(
    'pointermove',
    (event) => event.isPrimary && hand?.tell({ at: 'move', point: pointOf(event), time: event.timeStamp }),
    { signal },
  )
  addEventListener(
    'pointerup',
    (event) => {
      if (!event.isPrimary) return
      hand?.drop()
      hand = undefined
    },
    { signal },
  )
  const callOff = () => {
    hand?.end()
    hand = undefined
  }
  for (const end of ['pointercancel', 'blur'] as const) addEventListener(end, callOff, { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || hand === undefined || !hand.isSorting()) return
      event.preventDefault()
      event.stopPropagation() // the layer below stays
      callOff()
    },
    { signal, capture: true },
  )
  // a finger that holds a tile neither scrolls the page nor turns it
  area.addEventListener('touchmove', (event) => hand?.holds() && event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  const swallow = (event: Event) => {
    if (!dragged) return
    event.stopPropagation()
    if (event.type !== 'click') return
    event.preventDefault()
    dragged = false
  }
  for (const type of ['click', 'touchend']) addEventListener(type, swallow, { signal, capture: true })
  document.documentElement.dataset['sortable'] = ''
}

interface Hand {
  tell(input: Input): void
  /** Puts it down where it is. */
  drop(): void
  /** Calls it off. */
  end(): void
  readonly isSorting: () => boolean
  /** Whether the tile is held, be it that it has not moved yet. */
  readonly holds: () => boolean
}

const pointOf = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Point => ({ x: clientX, y: clientY })

function takeHold(
  area: HTMLElement,
  id: string,
  place: HTMLElement,
  event: PointerEvent,
  begun: () => void,
): Hand | undefined {
  const found = findTile(home.get(), id)
  let scene = measureScene(area, id)
  if (found === undefined || scene === undefined) return undefined
  const { item } = found
  const { x, y, width, height } = boxOf(place)
  const point = pointOf(event)
  const grip = { x: point.x - x - width / 2, y: point.y - y - height / 2 }
  const own = home.get().groups[currentGroup()]?.children.findIndex((tile) => tile.id === id) ?? -1
  const index = own < 0 ? scene.others.length : own
  const finger = event.pointerType === 'touch'
  let gesture: Gesture = step(
    IDLE,
    { at: 'press', held: sortable(item), index, point, grip, time: event.timeStamp, finger },
    scene,
  )
  let ghost: Ghost | undefined
  let drawing: Drawing | undefined
  let stale = false
  const ends = new AbortController()
  const outdated = () => (stale = true)
  area.addEventListener('scroll', outdated, { signal: ends.signal, passive: true })
  addEventListener('resize', outdated, { signal: ends.signal })
  const redraw = () => {
    drawing = undefined
    stale = true
  }
  for (const { subscribe } of [home, current]) ends.signal.addEventListener('abort', subscribe(redraw))

  function tell(input: Input) {
    if (scene === undefined) return
    const before = gesture.at
    gesture = step(gesture, input, scene)
    if (gesture.at === 'sorting' && before !== 'sorting') begin()
    if (gesture.at === 'idle') end()
  }

  function begin() {
    begun()
    ghost = makeGhost(place)
    document.documentElement.dataset['sorting'] = ''
    place.removeAttribute('data-lifted')
    place.style.visibility = 'hidden'
  }

  /** The living page, and the order in which its tiles stand in the document. */
  function pageNow(): Drawing | undefined {
    const page = pageIn(area)
    const group = home.get().groups[currentGroup()]
    if (drawing !== undefined || page === null || group === undefined || scene === undefined) return drawing
    const ids = group.children.map((tile) => tile.id)
    drawing = drawOn(
      page,
      ids,
      scene.columns,
      group.children.map(({ size }) => size),
    )
    drawing.hide(id, true)
    return drawing
  }

  function frame(time: number) {
    if (ends.signal.aborted) return
    requestAnimationFrame(frame)
    if (stale) scene = measureScene(area, id) ?? scene
    stale = false
    tell({ at: 'tick', time })
    if (gesture.at === 'pointing') place.toggleAttribute('data-lifted', gesture.finger && gesture.holds)
    if (gesture.at !== 'sorting' || scene === undefined) return
    const { point, grip, onto, over } = gesture
    ghost?.moveTo({ x: point.x - grip.x, y: point.y - grip.y })
    ghost?.shrink(onto !== undefined)
    pageNow()?.show(preview(gesture, scene), scene)
    drawing?.mark(onto)
    const turn = turnOf(gesture, time)
    if (turn !== undefined) {
      gesture = turned(gesture, time)
      if ('way' in turn) turnGroup(turn.way)
      else current.setState({ id: turn.group, direction: directionTo(turn.group) }, true)
    }
    const way = over.at === 'dock' || over.at === 'group' ? 0 : scrollOf(point, scene.window)
    if (way !== 0) area.scrollTop += way
  }

  function end() {
    if (ends.signal.aborted) return
    ends.abort()
    place.removeAttribute('data-lifted')
    if (gesture.at === 'sorting') callOff()
    gesture = IDLE
    delete document.documentElement.dataset['sorting']
  }

  /** Everything goes back to where it was. */
  function callOff() {
    const page = pageNow()
    drawing?.mark(undefined)
    const group = home.get().groups[currentGroup()]
    if (scene !== undefined && group !== undefined) page?.show(group.children.map(sortable), scene)
    const there = page?.placeOf(id) ?? (place.isConnected ? place : undefined)
    void ghost?.land(there && boxOf(there), false).then(() => show(there, place))
  }

  function drop() {
    const landing = scene && landingOf(gesture)
    if (gesture.at !== 'sorting' || landing === undefined) return end()
    drawing?.mark(undefined)
    ends.abort()
    delete document.documentElement.dataset['sorting']
    flushSync(() => put(item, landing, scene))
    const there = elementOf(area, landing.at === 'onto' ? landing.tile : id)
    const into = landing.at === 'onto'
    if (there !== undefined && !into) there.style.visibility = 'hidden'
    void ghost?.land(there && boxOf(there), into).then(() => show(there, place))
    return undefined
  }

  const show = (...places: readonly (HTMLElement | undefined)[]) => {
    for (const one of places) if (one !== undefined) one.style.visibility = ''
  }

  requestAnimationFrame(frame)
  return {
    tell,
    drop,
    end,
    isSorting: () => gesture.at === 'sorting',
    holds: () => gesture.at === 'sorting' || (gesture.at === 'pointing' && gesture.holds),
  }
}

/** The place of a tile on the page on screen or in the dock. */
function elementOf(area: HTMLElement, id: string): HTMLElement | undefined {
  const at = home.get().groups[currentGroup()]?.children.findIndex((tile) => tile.id === id) ?? -1
  const onPage = at < 0 ? undefined : pageIn(area)?.children[at]
  const found = onPage ?? document.querySelector(`#root [data-dock] [data-tile="${CSS.escape(id)}"]`)
  return found instanceof HTMLElement ? found : undefined
}

function directionTo(group: string): 1 | -1 {
  const { groups } = home.get()
  return groups.findIndex(({ id }) => id === group) < currentGroup() ? -1 : 1
}

/** Puts a tile down; told where that is not to be seen. */
function put(item: Item, landing: Landing, scene: Scene | undefined): void {
  const before = findTile(home.get(), item.id)?.where
  const there = landing.at === 'onto' ? findTile(home.get(), landing.tile)?.item : undefined
  const name = there === undefined ? '' : useWords.now('folderOf', { one: nameOf(there), other: nameOf(item) })
  home.update((now) => landTile(now, item.id, inDocument(item.id, landing, scene), { id: createId(), name }))
  const group = landing.at === 'group' ? home.get().groups.find(({ id }) => id === landing.group) : undefined
  const elsewhere = before?.at !== 'group' || before.group !== group?.id
  if (group !== undefined && group.id !== scene?.page && elsewhere)
    showUndoable(useWords.now('movedTo', { name: nameOf(item), group: group.name }))
}

/** The dock shows no tile that would open nothing: its place among those that it shows is another one among all. */
function inDocument(held: string, landing: Landing, scene: Scene | undefined): Landing {
  if (landing.at !== 'dock') return landing
  const next = scene?.dock?.tiles[landing.index]?.id
  const others = home.get().dock.filter(({ id }) => id !== held)
  const index = others.findIndex(({ id }) => id === next)
  return { at: 'dock', index: index < 0 ? Number.POSITIVE_INFINITY : index }
}
