import { DEBOUNCE } from '../../../shared/constants.deferred.ts'
import { type CalendarDay, dayNumber } from '../../../shared/lib/calendar/calendar-day.ts'

/** A line of a poem, with whose it is. */
export interface Line {
  readonly text: string
  readonly author: string
  readonly title: string
}

/** The line of a day: the same for all of it, the next one of the list on the next; undefined of none. */
export const lineOfDay = (lines: readonly Line[], day: CalendarDay): Line | undefined =>
  lines[dayNumber(day) % lines.length]

/** Whether a press comes too soon after the last one to be meant; both in ms. */
export const isRepeatedPress = (now: number, last: number): boolean => now - last < DEBOUNCE.minimalismMs

/** Where something stands, in px. */
export interface PageRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * The transform that shows what stands at `to` where it stood before, around its middle. Text keeps its shape: it is as
 * much larger as its lines are.
 */
export function flipTransform(from: PageRect, to: PageRect, isText: boolean): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const high = from.height / to.height
  const wide = isText ? high : from.width / to.width
  return `translate(${x}px, ${y}px) scale(${wide}, ${high})`
}
