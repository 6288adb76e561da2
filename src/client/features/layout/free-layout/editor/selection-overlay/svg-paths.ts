import type { Bounds } from '../../../../../lib/geometry/box.ts'
import { type Frame, middleOf, type Pinned } from '../../kernel/frame.ts'
import { boundsOf, rotatedAbout } from '../../kernel/geometry.ts'
import { type PageEdges, pinnedTo } from '../../kernel/placement/pins.ts'
import type { Distance } from '../../kernel/snap/equal-gaps.ts'
import type { Guide } from '../../kernel/snap/snap.ts'

/** The lines over a free page, which change in each frame, as SVG path data in px of the page. */

/** The middle of a px, where a line is sharp. */
const sharp = (px: number) => Math.round(px) + 0.5

export const pathOfGuide = ({ axis, at, from, to }: Guide): string =>
  axis === 'x' ? `M${sharp(at)} ${from}V${to}` : `M${from} ${sharp(at)}H${to}`

/** Half of the strokes at the ends of a distance. */
const HALF_STROKE_PX = 4.5

export function pathOfDistance({ axis, from, to }: Distance): string {
  const ends =
    axis === 'x'
      ? [from, to].map(({ x, y }) => `M${sharp(x)} ${y - HALF_STROKE_PX}v${2 * HALF_STROKE_PX}`)
      : [from, to].map(({ x, y }) => `M${x - HALF_STROKE_PX} ${sharp(y)}h${2 * HALF_STROKE_PX}`)
  return axis === 'x'
    ? `M${from.x} ${sharp(from.y)}H${to.x}${ends.join('')}`
    : `M${sharp(from.x)} ${from.y}V${to.y}${ends.join('')}`
}

/** The lines from a pinned element to what it is pinned to, each with a stroke at its end; empty without pins. */
export function pathOfPins(element: Frame & Pinned, page: PageEdges): string {
  const { pinX, pinY } = element
  const { left, top, right, bottom } = boundsOf(element)
  const { x, y } = middleOf(element)
  const [fromX, fromY] = [
    { start: left, middle: x, end: right },
    { start: top, middle: y, end: bottom },
  ]
  const [toX, toY] = [pinX && sharp(pinnedTo.x(pinX, page)), pinY && sharp(pinnedTo.y(pinY, page))]
  const across =
    toX === undefined || pinX === undefined
      ? ''
      : `M${Math.round(fromX[pinX])} ${sharp(y)}H${toX}M${toX} ${sharp(y) - HALF_STROKE_PX}v${2 * HALF_STROKE_PX}`
  const down =
    toY === undefined || pinY === undefined
      ? ''
      : `M${sharp(x)} ${Math.round(fromY[pinY])}V${toY}M${sharp(x) - HALF_STROKE_PX} ${toY}h${2 * HALF_STROKE_PX}`
  return across + down
}

/** A line around a frame: its distance and its corner radius in px. */
interface Inset {
  readonly distance: number
  readonly radius: number
}

const RING: Inset = { distance: 4, radius: 20 }
/** The line is at the edge of a single element, and further out around several. */
const FRAME: Inset = { distance: 0.75, radius: 3.75 }
const FRAME_OF_MULTIPLE: Inset = { distance: 9.5, radius: 19.5 }

/** The ring around each of several selected elements. */
export const pathOfRing = (frame: Frame): string => pathAround(frame, RING)

/** The frame around the selection. */
export const pathOfFrame = (frame: Frame, isMultiple: boolean): string =>
  pathAround(frame, isMultiple ? FRAME_OF_MULTIPLE : FRAME)

/** A rounded rectangle around a frame, rotated with it. */
function pathAround({ x, y, w, h, r }: Frame, { distance, radius }: Inset): string {
  const [left, top] = [Math.round(x) - distance, Math.round(y) - distance]
  const [wide, high] = [Math.round(w) + 2 * distance, Math.round(h) + 2 * distance]
  const round = Math.min(radius, wide / 2, high / 2)
  if (r === 0) return rounded(left, top, wide, high, round)
  const middle = middleOf({ x: left, y: top, w: wide, h: high, r })
  const at = (dx: number, dy: number) => {
    const point = rotatedAbout({ x: left + dx, y: top + dy }, middle, r)
    return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  }
  const bend = (dx: number, dy: number) => `A${round} ${round} 0 0 1 ${at(dx, dy)}`
  return [
    `M${at(round, 0)}`,
    `L${at(wide - round, 0)}${bend(wide, round)}`,
    `L${at(wide, high - round)}${bend(wide - round, high)}`,
    `L${at(round, high)}${bend(0, high - round)}`,
    `L${at(0, round)}${bend(round, 0)}Z`,
  ].join('')
}

function rounded(left: number, top: number, wide: number, high: number, round: number): string {
  const bend = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx} ${dy}`
  const [across, down] = [wide - 2 * round, high - 2 * round]
  return `M${left + round} ${top}h${across}${bend(round, round)}v${down}${bend(-round, round)}h${-across}${bend(-round, -round)}v${-down}${bend(round, -round)}`
}

/** The corner radius of the selection box, and half of its line width; px. */
const BRUSH = { radius: 4, half: 0.5 } as const

/** The selection box, with its line inside. */
export function pathOfBrush({ left, top, right, bottom }: Bounds): string {
  const [x, y] = [Math.round(left), Math.round(top)]
  const [wide, high] = [Math.max(1, Math.round(right) - x), Math.max(1, Math.round(bottom) - y)]
  const { half } = BRUSH
  return rounded(x + half, y + half, wide - 1, high - 1, Math.min(BRUSH.radius - half, (wide - 1) / 2, (high - 1) / 2))
}

/**
 * An invisible path between two corners: it keeps the bounds of a path constant, so that layers are not sorted anew.
 */
export const pathOfCorners = ({ left, top, right, bottom }: Bounds): string => `M${left} ${top}h0M${right} ${bottom}h0`
