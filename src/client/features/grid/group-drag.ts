import { flushSync } from 'react-dom'
import { DRAG, GRID, TOUCH } from '../../../shared/constants.ts'
import { indexAfterArrow } from '../../../shared/lib/geometry/arrow-keys.ts'
import { dataSelector, dataValue } from '../../ui/dom.ts'
import { indexAtDistance, rowShift } from '../../ui/form/order/model.ts'
import type { DragSession } from '../../ui/input/pointer-drag.ts'
import { EASE_OUT } from '../../ui/motion/motion.ts'
import { announce } from '../../ui/text/announce.ts'
import { home } from '../home/index.ts'
import { placeGroup } from '../home/lazy.ts'
import { pinCurrentGroup } from '../paging/lazy.ts'
import { messages } from './messages.ts'

const GROUP = `#root li${dataSelector('group')}`

/**
 * Drags a group's button along its bar: the sidebar, or the tab bar of a phone. The order is written on drop.
 * A finger that has not rested scrolls the bar; a move of less than 5 px is a click.
 */
export function beginGroupDrag(press: PointerEvent): DragSession | undefined {
  const button =
    press.target instanceof Element ? press.target.closest<HTMLElement>(`#root li${dataSelector('group')}`) : null
  if (button === null) return undefined
  const buttons = [
    ...(button.parentElement?.querySelectorAll<HTMLElement>(`:scope > li${dataSelector('group')}`) ?? []),
  ]
  const from = buttons.indexOf(button)
  const [first, second] = buttons.map((one) => one.getBoundingClientRect())
  const [dx, dy] = first && second ? [second.x - first.x, second.y - first.y] : [0, 0]
  const axis = Math.abs(dx) > Math.abs(dy) ? 'X' : 'Y'
  const pitch = Math.max(Math.abs(dx), Math.abs(dy))
  let to = from
  let isDragging = false
  let isScrolling = false
  const shift = (one: HTMLElement, px: number, ms: number) => {
    one.style.transition = ms === 0 ? 'none' : `transform ${ms}ms ${EASE_OUT}`
    one.style.transform = px === 0 ? '' : `translate${axis}(${px}px)`
  }
  return {
    move({ clientX, clientY, timeStamp, pointerType }) {
      const [x, y] = [clientX - press.clientX, clientY - press.clientY]
      const distance = Math.hypot(x, y)
      const isArmed = pointerType !== 'touch' || timeStamp - press.timeStamp >= TOUCH.dragDelayMs
      isScrolling ||= !isDragging && !isArmed && distance > TOUCH.swipeMinimumPx
      isDragging ||= isArmed && !isScrolling && distance >= DRAG.clickDistancePx
      if (!isDragging) return
      const offset = axis === 'X' ? x : y
      to = indexAtDistance(from, offset, pitch, buttons.length)
      button.style.zIndex = '1'
      for (const [at, one] of buttons.entries()) {
        if (one === button) shift(one, offset, 0)
        else shift(one, rowShift(at, from, to) * pitch, GRID.sortAnimationMs)
      }
    },
    end(isDrop) {
      if (!isDragging) return
      for (const one of buttons) shift(one, 0, isDrop ? 0 : GRID.sortAnimationMs)
      button.style.zIndex = ''
      const id = dataValue(button, 'group')
      if (isDrop && id !== undefined && to !== from) commitMove(id, to)
    },
    drags: () => isDragging,
    holds: () => isDragging,
  }
}

function commitMove(id: string, to: number) {
  pinCurrentGroup()
  // several moves by key in quick succession are one undo step
  flushSync(() => home.update((now) => placeGroup(now, id, to), { merge: `group ${id}` }))
}

/** Alt and an arrow key move the group whose button has the focus. */
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
  const to = indexAfterArrow(key, from, groups.length, { columns: 1 })
  if (!key.startsWith('Arrow')) return
  event.preventDefault() // some browsers go back on Alt and an arrow key
  if (to === undefined) {
    announce(messages('noFurther', { name: group.name }))
    return
  }
  commitMove(group.id, to)
  announce(messages('groupMoved', { name: group.name, place: to + 1 }))
  button?.focus()
}
