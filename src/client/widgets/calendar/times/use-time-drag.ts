import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { DRAG } from '../../../../shared/constants.ts'
import { type CalendarDay, dayNumber } from '../../../../shared/lib/calendar/calendar-day.ts'
import { type DragSession, listenToDrags } from '../../../kit/interaction.ts'
import type { CivilTime } from '../../../kit/rules.ts'
import { drawnRange, movedSpan, resizedSpan, timeOn } from '../kernel/hours.ts'
import type { Occurrence } from '../kernel/occurrences.ts'

/** The height of an hour. */
export const HOUR_PX = 46

/** What a drag has come to: of an event, or of empty hours where it has no id. */
export interface TimeDrag {
  readonly id: string | undefined
  readonly start: CivilTime
  readonly end: CivilTime
}

interface DropActions {
  readonly create: (start: CivilTime, end: CivilTime) => void
  readonly move: (occurrence: Occurrence, start: CivilTime, end: CivilTime) => void
}

/** What is pressed: empty hours, an event, or the lower edge of one; by the mouse alone, as fingers scroll. */
interface Pressed {
  readonly occurrence: Occurrence | undefined
  readonly isEdge: boolean
  readonly day: CalendarDay
}

const columnAt = (x: number, columns: readonly Element[]): number =>
  Math.max(
    0,
    columns.findLastIndex((column) => column.getBoundingClientRect().left <= x),
  )

const minuteAt = (y: number, column: Element | undefined): number =>
  ((y - (column?.getBoundingClientRect().top ?? 0)) / HOUR_PX) * 60

/** Draws an event over empty hours, moves one by hours and days, or moves its end; Esc cancels. One step of undo. */
export function useTimeDrag(
  root: RefObject<HTMLElement | null>,
  days: readonly CalendarDay[],
  occurrences: readonly Occurrence[],
  actions: DropActions,
): TimeDrag | undefined {
  const [drag, setDrag] = useState<TimeDrag>()
  const pressedOn = (target: Element): Pressed | undefined => {
    const column = target.closest('[data-column]')
    const day = days.find((one) => String(dayNumber(one)) === column?.getAttribute('data-column'))
    const id = target.closest('[data-occurrence]')?.getAttribute('data-occurrence')
    if (day === undefined || (target.closest('button') !== null && id === null)) return undefined
    return { occurrence: occurrences.find((one) => one.id === id), isEdge: target.closest('[data-edge]') !== null, day }
  }
  const begin = useEffectEvent(({ target, pointerType, clientX, clientY }: PointerEvent): DragSession | undefined => {
    if (pointerType !== 'mouse' || !(target instanceof Element) || !root.current?.contains(target)) return undefined
    const pressed = pressedOn(target)
    if (pressed === undefined) return undefined
    const columns = [...root.current.querySelectorAll('[data-column]')]
    const from = columnAt(clientX, columns)
    const anchor = minuteAt(clientY, columns[from])
    let current: TimeDrag | undefined
    return {
      move(event) {
        if (
          current === undefined &&
          Math.hypot(event.clientX - clientX, event.clientY - clientY) < DRAG.clickDistancePx
        )
          return
        const to = columnAt(event.clientX, columns)
        current = dragged(pressed, to - from, anchor, minuteAt(event.clientY, columns[from]))
        setDrag(current)
      },
      end(isDrop) {
        setDrag(undefined)
        if (!isDrop || current === undefined) return
        if (pressed.occurrence === undefined) actions.create(current.start, current.end)
        else actions.move(pressed.occurrence, current.start, current.end)
      },
      drags: () => current !== undefined,
      holds: () => current !== undefined,
    }
  })
  useEffect(() => {
    // a drag is heard on the window
    const listeners = new AbortController()
    listenToDrags((press) => begin(press), listeners.signal)
    return () => listeners.abort()
  }, [])
  return drag
}

function dragged({ occurrence, isEdge, day }: Pressed, days: number, anchor: number, now: number): TimeDrag {
  if (occurrence === undefined) {
    const { from, to } = drawnRange(anchor, Math.max(0, now))
    return { id: undefined, start: timeOn(day, from), end: timeOn(day, to) }
  }
  const span = isEdge ? resizedSpan(occurrence, now - anchor) : movedSpan(occurrence, days, now - anchor)
  return { id: occurrence.id, ...span }
}
