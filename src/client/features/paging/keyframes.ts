import type { Transition } from './model.ts'

/** How the page that goes and the page that comes move; both run at once. */
interface Frames {
  readonly out: readonly Keyframe[]
  readonly in: readonly Keyframe[]
}

const at = (transform: string, opacity = 1): Keyframe => ({ transform, opacity })
const REST = at('none')

/** From rest to `gone`, and from `coming` to rest. */
const between = (gone: Keyframe, coming: Keyframe): Frames => ({ out: [REST, gone], in: [coming, REST] })

/** One line a turn, forwards (1) and backwards (-1), for pages of which so many px are seen; only transform and opacity are animated. */
const TURNS: Readonly<Record<Exclude<Transition, 'no'>, (way: 1 | -1, px: number) => Frames>> = {
  slideX: (way) => between(at(`translateX(${-60 * way}%)`, 0), at(`translateX(${60 * way}%)`, 0)),
  slideY: (way, px) => between(at(`translateY(${-0.4 * way * px}px)`, 0), at(`translateY(${0.4 * way * px}px)`, 0)),
  slideX3D: (way) =>
    between(
      at(`perspective(1200px) translateX(${-50 * way}%) rotateY(${-60 * way}deg)`, 0),
      at(`perspective(1200px) translateX(${50 * way}%) rotateY(${60 * way}deg)`, 0),
    ),
  slideY3D: (way, px) =>
    between(
      at(`perspective(1200px) translateY(${-0.4 * way * px}px) rotateX(${60 * way}deg)`, 0),
      at(`perspective(1200px) translateY(${0.4 * way * px}px) rotateX(${-60 * way}deg)`, 0),
    ),
  fade: () => between(at('none', 0), at('none', 0)),
  rotate: (way) =>
    between(
      at(`rotate(${-20 * way}deg) translateX(${-40 * way}%)`, 0),
      at(`rotate(${20 * way}deg) translateX(${40 * way}%)`, 0),
    ),
  rotateCenter: (way) =>
    between(at(`rotate(${-90 * way}deg) scale(0.6)`, 0), at(`rotate(${90 * way}deg) scale(0.6)`, 0)),
  scaleY: () => between(at('scaleY(0)', 0), at('scaleY(0)', 0)),
  scaleX: () => between(at('scaleX(0)', 0), at('scaleX(0)', 0)),
  scale: (way) => between(at(`scale(${way > 0 ? 1.3 : 0.7})`, 0), at(`scale(${way > 0 ? 0.7 : 1.3})`, 0)),
  scaleReverse: (way) => between(at(`scale(${way > 0 ? 0.7 : 1.3})`, 0), at(`scale(${way > 0 ? 1.3 : 0.7})`, 0)),
}

/** The keyframes of a turn of pages of which `px` are seen from top to bottom; undefined for none. */
export const transitionKeyframes = (turn: Transition, way: 1 | -1, px: number): Frames | undefined =>
  turn === 'no' ? undefined : TURNS[turn](way, px)
