import { THROTTLE } from '../../../../../shared/constants.ts'

/** One wheel event: time in ms, delta in px, positive downwards. */
export interface WheelSample {
  readonly time: number
  readonly delta: number
}

/** The movement of a wheel or of fingers on a trackpad, with the inertia that follows it. */
export interface WheelGesture {
  /** Of the last event. */
  readonly time: number
  /** The distance that counts for the next page turn, in px with its sign. */
  readonly total: number
  /** The direction of the page turn that this event asks for. */
  readonly turn: 1 | -1 | undefined
  /** The direction in which it has turned a page, or scrolled one: in this it turns no other. */
  readonly spent: 1 | -1 | undefined
  readonly spentAt: number
  /** The sizes of its first event, of its largest one, and of the smallest one after that. */
  readonly first: number
  readonly peak: number
  readonly low: number
}

export const NO_WHEEL: WheelGesture = {
  time: Number.NEGATIVE_INFINITY,
  total: 0,
  turn: undefined,
  spent: undefined,
  spentAt: Number.NEGATIVE_INFINITY,
  first: 0,
  peak: 0,
  low: 0,
}

/** The distance that turns a page, and by how much fingers that start anew are faster than inertia, in px. */
const TURN_PX = 40
const RENEWAL_PX = 20
/**
 * The gesture after an event. It turns one page as soon as it has gone 40 px; inertia, which only decays, turns no other.
 * The next page needs a pause of the wheel's throttle, another notch of a mouse wheel, or fingers that start anew.
 */
export function stepWheel(before: WheelGesture, { time, delta }: WheelSample): WheelGesture {
  const size = Math.abs(delta)
  const isThrottled = time - before.spentAt < THROTTLE.wheelMs
  const isBack = before.spent !== undefined && delta * before.spent < 0
  const goesOn = !isThrottled && !isBack && (isNotch(before, size) || isRenewed(before, size))
  const isNew = goesOn || time - before.time > THROTTLE.wheelMs
  const now: WheelGesture = isNew ? { ...NO_WHEEL, spentAt: before.spentAt, first: size } : before
  const sum = now.total + delta
  const total = now.spent !== undefined && sum * now.spent > 0 ? 0 : sum
  const next: WheelGesture = {
    ...now,
    ...(isNew || !isBack ? sizesAfter(now, size) : {}),
    time,
    total,
    turn: undefined,
  }
  if (isThrottled || Math.abs(total) < TURN_PX) return next
  const turn = total > 0 ? 1 : -1
  return { ...spend(next, turn), turn, ...(isBack && { first: size, peak: size, low: size }) }
}

const sizesAfter = ({ peak, low }: WheelGesture, size: number) =>
  size > peak ? { peak: size, low: size } : { peak, low: Math.min(low, size) }

/** The gesture after it has scrolled a page, or turned to another. */
export const spend = (gesture: WheelGesture, direction: 1 | -1): WheelGesture => ({
  ...gesture,
  total: 0,
  turn: undefined,
  spent: direction,
  spentAt: gesture.time,
})

/** Whether an event is a notch of a mouse wheel: the events of one are alike, or several in one. */
const isNotch = ({ first }: WheelGesture, size: number): boolean => first >= TURN_PX && size % first === 0

/** Whether fingers start anew: after the inertia has fallen to a half, it never rises by so much. */
const isRenewed = ({ peak, low }: WheelGesture, size: number): boolean =>
  low <= peak / 2 && size >= 2 * low + RENEWAL_PX
