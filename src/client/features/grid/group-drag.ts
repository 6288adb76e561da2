import { flushSync } from 'react-dom'
import { DRAG, GRID, TOUCH } from '../../../shared/constants.deferred.ts'
import { dataSelector, dataValue } from '../../ui/dom.ts'
import { indexAfterKey, indexAtDistance, rowShift } from '../../ui/form/order/model.ts'
import { E_OUT } from '../../ui/motion/motion.ts'
import { announce } from '../../ui/text/announce.ts'
import type { DragSession } from '../drag/lazy.ts'
import { home } from '../home/index.ts'
import { placeGroup } from '../home/lazy.ts'
import { pinCurrentGroup } from '../paging/lazy.ts'
import { messages } from './messages.ts'

const GROUP = `#root li${dataSelector('group')}`

/**
 * Takes hold of a group's button: it is dragged along its bar, down the side or along the foot of a phone. The order is
 * written when it is let go. A finger that has not rested scrolls the bar; what moves less than 5 px clicks.
 */
export function beginGroupDrag(press: PointerEvent): DragSession | undefined {
  const place = press.target instanceof Element ? press.target.closest<HTMLElement>(GROUP) : null
  if (place === null) return undefined
  const places = [...(place.parentElement?.querySelectorAll<HTMLElement>(`:scope > li${dataSelector('group')}`) ?? [])]
  const from = places.indexOf(place)
  const [first, second] = places.map((one) => one.getBoundingClientRect())
  const [dx, dy] = first && second ? [second.x - first.x, second.y - first.y] : [0, 0]
  const axis = Math.abs(dx) > Math.abs(dy) ? 'X' : 'Y'
  const pitch = Math.max(Math.abs(dx), Math.abs(dy))
  let to = from
  let drags = false
  let scrolls = false
  const shift = (one: HTMLElement, px: number, ms: number) => {
    one.style.transition = ms === 0 ? 'none' : `transform ${ms}ms ${E_OUT}`
    one.style.transform = px === 0 ? '' : `translate${axis}(${px}px)`
  }
  return {
    move({ clientX, clientY, timeStamp, pointerType }) {
      const [x, y] = [clientX - press.clientX, clientY - press.clientY]
      const far = Math.hypot(x, y)
      const rested = pointerType !== 'touch' || timeStamp - press.timeStamp >= TOUCH.dragDelayMs
      scrolls ||= !drags && !rested && far > TOUCH.swipeMinimumPx
      drags ||= rested && !scrolls && far >= DRAG.clickDistancePx
      if (!drags) return
      const distance = axis === 'X' ? x : y
      to = indexAtDistance(from, distance, pitch, places.length)
      place.style.zIndex = '1'
      for (const [at, one] of places.entries()) {
        if (one === place) shift(one, distance, 0)
        else shift(one, rowShift(at, from, to) * pitch, GRID.sortAnimationMs)
      }
    },
    end(down) {
      if (!drags) return
      for (const one of places) shift(one, 0, down ? 0 : GRID.sortAnimationMs)
      place.style.zIndex = ''
      const id = dataValue(place, 'group')
      if (down && id !== undefined && to !== from) put(id, to)
    },
    drags: () => drags,
    holds: () => drags,
  }
}

function put(id: string, to: number) {
  pinCurrentGroup()
  // several by key in quick succession are one step of undo
  flushSync(() => home.update((now) => placeGroup(now, id, to), { merge: `group ${id}` }))
}

/** Alt and an arrow move the group whose button has the focus. */
export function listenToGroupKeys(signal: AbortSignal): void {
  addEventListener('keydown', moveByKey, { signal })
}

function moveByKey(event: KeyboardEvent): void {
  const button = event.target instanceof HTMLElement ? event.target : undefined
  const id = dataValue(button?.closest(GROUP), 'group')
  const key = ({ ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' } as const)[event.key] ?? event.key
  const { groups } = home.get()
  const from = groups.findIndex((group) => group.id === id)
  const group = groups[from]
  if (!event.altKey || event.shiftKey || event.ctrlKey || event.metaKey || group === undefined) return
  const to = indexAfterKey(key, true, from, groups.length)
  if (!key.startsWith('Arrow')) return
  event.preventDefault() // in some browsers Alt and an arrow go back
  if (to === undefined) {
    announce(messages('noFurther', { name: group.name }))
    return
  }
  put(group.id, to)
  announce(messages('groupMoved', { name: group.name, place: to + 1 }))
  button?.focus()
}
