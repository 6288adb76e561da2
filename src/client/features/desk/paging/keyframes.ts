import type { Transition } from './model.ts'

/** The visible part of a page area, in px. */
export interface VisibleSize {
  readonly width: number
  readonly height: number
}

/** Edges of the visible part of a page. */
export type Edges = readonly ('top' | 'bottom')[]

/** How a page moves: to a keyframe, or from it. */
interface OneMotion {
  readonly away: Keyframe
  /** Beyond these edges of its visible part, what was out of view would come into view as it moves. */
  readonly exposes: Edges
}

/** How two pages move in a transition. */
export interface PageMotion {
  readonly out: OneMotion
  readonly into: OneMotion
  /** The edges of the area that they pass: left and right (x), top and bottom (y), or all. */
  readonly crosses: '' | 'x' | 'y' | 'x y'
}

/** What is left of the opacity of a page that has moved away. */
const PASSED_OPACITY = 0.6

/** A page at rest. */
export const REST: Keyframe = { transform: 'none', opacity: 1 }

const at = (transform: string, opacity: number): Keyframe => ({ transform, opacity })

/** The distance from which a page is seen that turns in depth: no part of it may come behind the eye. */
const perspective = ({ width, height }: VisibleSize) => `perspective(${Math.max(1200, width, height)}px)`

const TILT_DEGREES = 20

/** How far a tilted page moves along its own axis until its last corner is out of sight, in px. */
function tiltedDistance({ width, height }: VisibleSize): number {
  const angle = (TILT_DEGREES / 180) * Math.PI
  return Math.ceil((width + width * Math.cos(angle) + height * Math.sin(angle)) / 2 / Math.cos(angle))
}

const NONE: Edges = []
const BOTH: Edges = ['top', 'bottom']

/** Two pages that pass through the area one after the other: `way` is the place of a page that is before it or after. */
const passing = (
  direction: 1 | -1,
  crosses: PageMotion['crosses'],
  way: (side: 1 | -1) => string,
  out: Edges,
  into: Edges,
): PageMotion => ({
  out: { away: at(way(direction === 1 ? -1 : 1), PASSED_OPACITY), exposes: out },
  into: { away: at(way(direction), PASSED_OPACITY), exposes: into },
  crosses,
})

/** Sideways, nothing comes into view that was not. */
const passingX = (direction: 1 | -1, way: (side: 1 | -1) => string) => passing(direction, 'x', way, NONE, NONE)

const passingY = (direction: 1 | -1, way: (side: 1 | -1) => string) =>
  direction === 1 ? passing(1, 'y', way, ['bottom'], NONE) : passing(-1, 'y', way, ['top'], ['bottom'])

/** Two pages that fade in their place. */
const inPlace = (out: string, into: string, crosses: PageMotion['crosses'] = ''): PageMotion => ({
  out: { away: at(out, 0), exposes: BOTH },
  into: { away: at(into, 0), exposes: BOTH },
  crosses,
})

/** Motions forwards (1) or backwards (-1); they use transform and opacity only. */
const MOTIONS: Readonly<Record<Exclude<Transition, 'no'>, (direction: 1 | -1, size: VisibleSize) => PageMotion>> = {
  slideX: (direction) => passingX(direction, (side) => `translateX(${100 * side}%)`),
  slideY: (direction, { height }) => passingY(direction, (side) => `translateY(${height * side}px)`),
  slideX3D: (direction, size) =>
    passingX(direction, (side) => `${perspective(size)} translateX(${100 * side}%) rotateY(${60 * side}deg)`),
  slideY3D: (direction, size) =>
    passingY(direction, (side) => `${perspective(size)} translateY(${size.height * side}px) rotateX(${-60 * side}deg)`),
  rotate: (direction, size) => {
    const px = tiltedDistance(size)
    return passing(
      direction,
      'x y',
      (side) => `rotate(${TILT_DEGREES * side}deg) translateX(${px * side}px)`,
      BOTH,
      BOTH,
    )
  },
  fade: () => inPlace('none', 'none'),
  rotateCenter: (direction) =>
    inPlace(`rotate(${-90 * direction}deg) scale(0.6)`, `rotate(${90 * direction}deg) scale(0.6)`, 'x y'),
  scaleY: () => inPlace('scaleY(0)', 'scaleY(0)'),
  scaleX: () => inPlace('scaleX(0)', 'scaleX(0)'),
  scale: (direction) =>
    direction === 1 ? inPlace('scale(1.3)', 'scale(0.7)', 'y') : inPlace('scale(0.7)', 'scale(1.3)', 'y'),
  scaleReverse: (direction) =>
    direction === 1 ? inPlace('scale(0.7)', 'scale(1.3)', 'y') : inPlace('scale(1.3)', 'scale(0.7)', 'y'),
}

/** How the pages of a transition move over a visible area of this size; undefined for none. */
export const pageMotion = (transition: Transition, direction: 1 | -1, size: VisibleSize): PageMotion | undefined =>
  transition === 'no' ? undefined : MOTIONS[transition](direction, size)
