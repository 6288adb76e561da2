import { createFollower } from '../kit/arcade/follow-pointer.ts'
import type { Input } from './rules.ts'

/** What is asked of an event of a pointer; px of the page. */
export type PointerAt = Pick<PointerEvent, 'pointerId' | 'pointerType' | 'button' | 'clientX'>

interface Aiming {
  down(event: PointerAt): void
  move(event: PointerAt): void
  up(event: PointerAt): void
  cancel(event: PointerAt): void
  /** Where it aims, and whether it has dropped, since this was asked last. */
  take(): Pick<Input, 'aim' | 'isDropped'>
}

/**
 * Aims where the mouse is, or a finger that is down, one at a time; letting go drops.
 * @param toJar from px of the page to units of the jar
 * @param begins called at each press: true for one that only begins the game, or goes on with it
 */
export function createAim(toJar: (clientX: number) => number, begins: () => boolean): Aiming {
  const follows = createFollower()
  let aim: number | undefined
  let isDropped = false
  let isDrop = false
  return {
    down(event) {
      if (!follows(event, 'down')) return
      isDrop = !begins()
      if (isDrop) aim = toJar(event.clientX)
    },
    move(event) {
      if (follows(event, 'move') || event.pointerType === 'mouse') aim = toJar(event.clientX)
    },
    up(event) {
      if (!follows(event, 'up') || !isDrop) return
      aim = toJar(event.clientX)
      isDropped = true
    },
    cancel: (event) => void follows(event, 'cancel'),
    take() {
      const taken = { aim, isDropped }
      aim = undefined
      isDropped = false
      return taken
    },
  }
}
