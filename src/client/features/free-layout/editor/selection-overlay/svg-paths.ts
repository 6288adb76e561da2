import type { Distance } from '../../kernel/equal-gaps.ts'
import { type Frame, middleOf } from '../../kernel/frame.ts'
import { type Bounds, rotatedAbout } from '../../kernel/geometry.ts'
import type { Guide } from '../../kernel/snap.ts'

/** What is drawn over a free page in each frame, as data of paths in px of the page. */

/** In the middle of its px, so that a line is sharp. */
const sharp = (px: number) => Math.round(px) + 0.5

export const pathOfGuide = ({ axis, at, from, to }: Guide): string =>
  axis === 'x' ? `M${sharp(at)} ${from}V${to}` : `M${from} ${sharp(at)}H${to}`

/** Half of the strokes between which a distance is told, in px. */
const END_PX = 4.5

export function pathOfDistance({ axis, from, to }: Distance): string {
  const ends =
    axis === 'x'
      ? [from, to].map(({ x, y }) => `M${sharp(x)} ${y - END_PX}v${2 * END_PX}`)
      : [from, to].map(({ x, y }) => `M${x - END_PX} ${sharp(y)}h${2 * END_PX}`)
  return axis === 'x'
    ? `M${from.x} ${sharp(from.y)}H${to.x}${ends.join('')}`
    : `M${sharp(from.x)} ${from.y}V${to.y}${ends.join('')}`
}

/** A line around something: how far from it its middle is, and how round its corners; px. */
interface Around {
  readonly room: number
  readonly radius: number
}

const RING: Around = { room: 4, radius: 20 }
/** At one element its line begins, around several there is room before it ends. */
const FRAME: Around = { room: 0.75, radius: 3.75 }
const FRAME_OF_MANY: Around = { room: 9.5, radius: 19.5 }

/** The ring around one of several. */
export const pathOfRing = (frame: Frame): string => pathAround(frame, RING)

/** The frame around what is selected. */
export const pathOfFrame = (frame: Frame, many: boolean): string => pathAround(frame, many ? FRAME_OF_MANY : FRAME)

/** Turned as what it is around is. */
function pathAround({ x, y, w, h, r }: Frame, { room, radius }: Around): string {
  const [left, top] = [Math.round(x) - room, Math.round(y) - room]
  const [wide, high] = [Math.round(w) + 2 * room, Math.round(h) + 2 * room]
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

/** The radius of a drawn box's corners, and half of its line; px. */
const BRUSH = { radius: 4, half: 0.5 } as const

/** A drawn box, by the middle of its line, which lies within it. */
export function pathOfBrush({ left, top, right, bottom }: Bounds): string {
  const [x, y] = [Math.round(left), Math.round(top)]
  const [wide, high] = [Math.max(1, Math.round(right) - x), Math.max(1, Math.round(bottom) - y)]
  const { half } = BRUSH
  return rounded(x + half, y + half, wide - 1, high - 1, Math.min(BRUSH.radius - half, (wide - 1) / 2, (high - 1) / 2))
}

/** Nothing that is seen, from corner to corner: what a path takes is the same in each frame, and nothing is sorted anew. */
export const pathOfCorners = ({ left, top, right, bottom }: Bounds): string => `M${left} ${top}h0M${right} ${bottom}h0`
