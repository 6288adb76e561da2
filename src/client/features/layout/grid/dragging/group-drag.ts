import { flushSync } from 'react-dom'
import { DRAG, GRID, TOUCH } from '../../../../../shared/constants.ts'
import { indexAfterArrow } from '../../../../lib/geometry/arrow-keys.ts'
import type { Point } from '../../../../lib/geometry/vector.ts'
import { indexAtDistance, rowShift } from '../../../../ui/form/order/model.ts'
import type { DragSession } from '../../../../ui/input/pointer/pointer-drag.ts'
import { elementBox } from '../../../../ui/input/size/element-box.ts'
import { EASE_OUT } from '../../../../ui/motion/motion.ts'
import { announce } from '../../../../ui/text/announce.ts'
import { home } from '../../../data/home/index.ts'
import { placeGroup } from '../../../data/home/lazy.ts'
import { dataSelector, dataValue } from '../../../desk/dom.ts'
import { pinCurrentGroup } from '../../../desk/paging/lazy.ts'
import { scrollGroupBar } from '../../drag/lazy.ts'
import { messages } from '../messages.ts'

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
  const list = button.parentElement
  const bar = list === null ? undefined : elementBox(list)
  const scrollOffset = () => (axis === 'X' ? list?.scrollLeft : list?.scrollTop) ?? 0
  const initialScroll = scrollOffset()
  let to = from
  let point: Point = { x: press.clientX, y: press.clientY }
  let isDragging = false
  let isScrolling = false

  function show() {
    const wanted = (axis === 'X' ? point.x - press.clientX : point.y - press.clientY) + scrollOffset() - initialScroll
    // outside of its list it would make that longer
    const offset = Math.min((buttons.length - 1 - from) * pitch, Math.max(-from * pitch, wanted))
    to = indexAtDistance(from, offset, pitch, buttons.length)
    for (const [at, one] of buttons.entries()) {
      if (one === button) shift(one, axis, offset, 0)
      else shift(one, axis, rowShift(at, from, to) * pitch, GRID.sortAnimationMs)
    }
  }

  function frame() {
    if (!isDragging) return
    scrollGroupBar(point, bar)
    show()
    requestAnimationFrame(frame)
  }

  return {
    move({ clientX, clientY, timeStamp, pointerType }) {
      point = { x: clientX, y: clientY }
      const distance = Math.hypot(clientX - press.clientX, clientY - press.clientY)
      const isArmed = pointerType !== 'touch' || timeStamp - press.timeStamp >= TOUCH.dragDelayMs
      isScrolling ||= !isDragging && !isArmed && distance > TOUCH.swipeMinimumPx
      if (isDragging || !isArmed || isScrolling || distance < DRAG.clickDistancePx) return
      isDragging = true
      button.style.zIndex = '1'
      frame()
    },
    end(isDrop) {
      if (!isDragging) return
      show()
      isDragging = false
      for (const one of buttons) shift(one, axis, 0, isDrop ? 0 : GRID.sortAnimationMs)
      button.style.zIndex = ''
      const id = dataValue(button, 'group')
      if (isDrop && id !== undefined && to !== from) commitMove(id, to)
    },
    drags: () => isDragging,
    holds: () => isDragging,
  }
}

function shift(button: HTMLElement, axis: 'X' | 'Y', px: number, ms: number): void {
  button.style.transition = ms === 0 ? 'none' : `transform ${ms}ms ${EASE_OUT}`
  button.style.transform = px === 0 ? '' : `translate${axis}(${px}px)`
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
