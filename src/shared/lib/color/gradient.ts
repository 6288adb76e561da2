import { parseColor } from './color.ts'
import type { Rgb } from './rgb.ts'

/** A colour at a place along a gradient, 0–1. */
export interface ColorStop {
  readonly color: Rgb
  readonly at: number
}

/** A background of one colour, or a linear gradient of several. */
export interface Paint {
  /** In degrees as CSS has it: 0 upward, 90 to the right. */
  readonly angle: number
  readonly stops: readonly [ColorStop, ...ColorStop[]]
}

const LINEAR = /^linear-gradient\(\s*(?:(-?[\d.]+)deg\s*,)?(.+)\)$/i
const STOP = /^(.*?)(?:\s+(-?[\d.]+)%)?$/
/** Where CSS turns a gradient without an angle. */
const DOWNWARD = 180

/** Reads a colour or a linear gradient, of which translucent colours count as opaque; undefined for any other paint. */
export function parsePaint(css: string): Paint | undefined {
  const [, angle, list] = LINEAR.exec(css.trim()) ?? []
  const parts = list === undefined ? [css] : splitStops(list)
  const read = parts.map((part) => {
    const [, color = '', at] = STOP.exec(part.trim()) ?? []
    return { color: parseColor(color)?.rgb, at: at === undefined ? undefined : Number(at) / 100 }
  })
  const stops = read.flatMap(({ color, at }, index) =>
    color === undefined ? [] : [{ color, at: at ?? (read.length < 2 ? 0 : index / (read.length - 1)) }],
  )
  const [first, ...others] = stops
  if (first === undefined || stops.length < read.length) return undefined
  return { angle: angle === undefined ? DOWNWARD : Number(angle), stops: [first, ...others] }
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
