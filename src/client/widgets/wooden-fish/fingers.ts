import { DRAG } from '../../../shared/constants.ts'

/** One finger on the fish, from its first touch: a tap until it has moved. */
interface Finger {
  readonly x: number
  readonly y: number
  /** Whether another finger was down meanwhile: browsers make no click of such taps. */
  readonly joint: boolean
}

/** The fingers on the fish by the id of their pointer. */
export type Fingers = ReadonlyMap<number, Finger>

export const NO_FINGERS: Fingers = new Map()

/** A finger touches, in px of the viewport. */
export function touch(fingers: Fingers, id: number, x: number, y: number): Fingers {
  const joint = fingers.size > 0
  const others = [...fingers].map(([other, finger]) => [other, { ...finger, joint: true }] as const)
  return new Map([...others, [id, { x, y, joint }]])
}

/** A finger leaves: whether it was one of several that tapped at a time, and in its place; a lone one makes a click. */
export function lift(fingers: Fingers, id: number, x: number, y: number): readonly [Fingers, knocks: boolean] {
  const finger = fingers.get(id)
  const knocks = finger?.joint === true && Math.hypot(x - finger.x, y - finger.y) < DRAG.clickDistancePx
  return [new Map([...fingers].filter(([other]) => other !== id)), knocks]
}
