import type { Transition } from './model.ts'

/** The keyframes of the outgoing and the incoming page; both run at once. */
interface Frames {
  readonly out: readonly Keyframe[]
  readonly in: readonly Keyframe[]
}

const at = (transform: string, opacity = 1): Keyframe => ({ transform, opacity })
const REST = at('none')

/** The outgoing page ends at `out`, the incoming one starts at `into`. */
const between = (out: Keyframe, into: Keyframe): Frames => ({ out: [REST, out], in: [into, REST] })

/** Keyframes forwards (1) or backwards (-1) for a visible page height in px; they use transform and opacity only. */
const TRANSITIONS: Readonly<Record<Exclude<Transition, 'no'>, (direction: 1 | -1, px: number) => Frames>> = {
  slideX: (direction) => between(at(`translateX(${-60 * direction}%)`, 0), at(`translateX(${60 * direction}%)`, 0)),
  slideY: (direction, px) =>
    between(at(`translateY(${-0.4 * direction * px}px)`, 0), at(`translateY(${0.4 * direction * px}px)`, 0)),
  slideX3D: (direction) =>
    between(
      at(`perspective(1200px) translateX(${-50 * direction}%) rotateY(${-60 * direction}deg)`, 0),
      at(`perspective(1200px) translateX(${50 * direction}%) rotateY(${60 * direction}deg)`, 0),
    ),
  slideY3D: (direction, px) =>
    between(
      at(`perspective(1200px) translateY(${-0.4 * direction * px}px) rotateX(${60 * direction}deg)`, 0),
      at(`perspective(1200px) translateY(${0.4 * direction * px}px) rotateX(${-60 * direction}deg)`, 0),
    ),
  fade: () => between(at('none', 0), at('none', 0)),
  rotate: (direction) =>
    between(
      at(`rotate(${-20 * direction}deg) translateX(${-40 * direction}%)`, 0),
      at(`rotate(${20 * direction}deg) translateX(${40 * direction}%)`, 0),
    ),
  rotateCenter: (direction) =>
    between(at(`rotate(${-90 * direction}deg) scale(0.6)`, 0), at(`rotate(${90 * direction}deg) scale(0.6)`, 0)),
  scaleY: () => between(at('scaleY(0)', 0), at('scaleY(0)', 0)),
  scaleX: () => between(at('scaleX(0)', 0), at('scaleX(0)', 0)),
  scale: (direction) =>
    between(at(`scale(${direction > 0 ? 1.3 : 0.7})`, 0), at(`scale(${direction > 0 ? 0.7 : 1.3})`, 0)),
  scaleReverse: (direction) =>
    between(at(`scale(${direction > 0 ? 0.7 : 1.3})`, 0), at(`scale(${direction > 0 ? 1.3 : 0.7})`, 0)),
}

/** The keyframes of a page transition; undefined for none. `px` is the visible height of the page. */
export const transitionKeyframes = (transition: Transition, direction: 1 | -1, px: number): Frames | undefined =>
  transition === 'no' ? undefined : TRANSITIONS[transition](direction, px)
