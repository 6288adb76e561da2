import type { Gradient } from '../../../shared/entities/named-color.ts'
import { parseColor } from '../../../shared/lib/color/color.ts'
import type { Rgb } from '../../../shared/lib/color/rgb.ts'

/** A colour at a place along a gradient, 0–1. */
export interface ColorStop {
  readonly color: Rgb
  readonly at: number
}

/** Where a gradient's colours go: along a line, or outward from a point. */
export type Direction =
  /** In degrees as CSS has it: 0 upward, 90 to the right. */
  | { readonly at: 'line'; readonly angle: number }
  /** The centre in fractions of the box; the last colour is at its farthest corner. */
  | { readonly at: 'circle' | 'ellipse'; readonly x: number; readonly y: number }

/** A background of one colour, or a gradient of several. */
export interface Paint {
  readonly direction: Direction
  readonly stops: readonly [ColorStop, ...ColorStop[]]
}

const LINEAR = /^linear-gradient\(\s*(?:(-?[\d.]+)deg\s*,)?(.+)\)$/i
const RADIAL =
  /^radial-gradient\(\s*(?:(?=circle|ellipse|at)(circle|ellipse)?\s*(?:at\s+(-?[\d.]+)%\s+(-?[\d.]+)%)?\s*,)?(.+)\)$/i
const STOP = /^(.*?)(?:\s+(-?[\d.]+)%)?$/
/** Where CSS turns a gradient without an angle. */
const DOWNWARD = 180

/** Writes a gradient as CSS. */
export const gradientCss = (gradient: Gradient): string =>
  'angle' in gradient
    ? `linear-gradient(${gradient.angle}deg, ${gradient.colors.join(', ')})`
    : `radial-gradient(circle at ${gradient.x}% ${gradient.y}%, ${gradient.colors.join(', ')})`

/**
 * Reads a colour, a linear gradient, or a radial one to the farthest corner; translucent colours count as opaque.
 * Undefined for any other paint.
 */
export function parsePaint(css: string): Paint | undefined {
  const text = css.trim()
  const { direction, list } = parseDirection(text)
  const parts = list === undefined ? [text] : splitStops(list)
  const read = parts.map((part) => {
    const [, color = '', at] = STOP.exec(part.trim()) ?? []
    return { color: parseColor(color)?.rgb, at: at === undefined ? undefined : Number(at) / 100 }
  })
  const stops = read.flatMap(({ color, at }, index) =>
    color === undefined ? [] : [{ color, at: at ?? (read.length < 2 ? 0 : index / (read.length - 1)) }],
  )
  const [first, ...others] = stops
  if (first === undefined || stops.length < read.length) return undefined
  return { direction, stops: [first, ...others] }
}

/** The direction of a gradient, and the list of its stops; of any other text none. */
function parseDirection(css: string): { readonly direction: Direction; readonly list: string | undefined } {
  const radial = RADIAL.exec(css)
  if (radial !== null) {
    const [, shape, x = '50', y = '50', list] = radial
    const at = shape?.toLowerCase() === 'circle' ? 'circle' : 'ellipse'
    return { direction: { at, x: Number(x) / 100, y: Number(y) / 100 }, list }
  }
  const [, angle = DOWNWARD, list] = LINEAR.exec(css) ?? []
  return { direction: { at: 'line', angle: Number(angle) }, list }
}

/** The stops of a list: commas within `rgb(…)` separate none. */
const splitStops = (list: string): readonly string[] => list.split(/,(?![^(]*\))/)

/**
 * The line of a gradient across a box, as CSS draws it: the corners in its direction have the first and the last colour.
 * @returns its ends, in the unit of the box
 */
export function gradientLine(
  angle: number,
  width: number,
  height: number,
): { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number } {
  const turn = (angle * Math.PI) / 180
  const [right, down] = [Math.sin(turn), -Math.cos(turn)]
  const half = (Math.abs(width * right) + Math.abs(height * down)) / 2
  const [x, y] = [width / 2, height / 2]
  return { x0: x - right * half, y0: y - down * half, x1: x + right * half, y1: y + down * half }
}

/**
 * The radii of a radial gradient in a box, as CSS draws it: its edge is at the farthest corner, and an ellipse is as
 * wide for its height as the farthest sides are apart.
 * @returns in the unit of the box
 */
export function gradientRadii(
  { at, x, y }: Exclude<Direction, { readonly at: 'line' }>,
  width: number,
  height: number,
): { readonly rx: number; readonly ry: number } {
  const [right, down] = [Math.max(x, 1 - x) * width, Math.max(y, 1 - y) * height]
  if (at === 'ellipse') return { rx: right * Math.SQRT2, ry: down * Math.SQRT2 }
  const radius = Math.hypot(right, down)
  return { rx: radius, ry: radius }
}
