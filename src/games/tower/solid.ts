import type { Faces } from './light.ts'
import type { Floor } from './rules.ts'

/** How high a floor is, in units. */
export const FLOOR_HEIGHT = 25

/** Across and down the view for a unit along x or z: seen from above, at an angle of thirty degrees. */
const ACROSS = Math.sqrt(3) / 2
const DOWN = 0.5

/** A point of the view. */
type Point = readonly [x: number, y: number]

/** Where a point of the world is seen, from where its middle at the foot is. @param y upwards */
export const seen = (x: number, y: number, z: number): Point => [(x - z) * ACROSS, (x + z) * DOWN - y]

function fill(context: CanvasRenderingContext2D, color: string, points: readonly Point[]): void {
  context.fillStyle = color
  trace(context, points)
  context.fill()
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
}

/** The corners of the upper side, from the back to the right. @param spread how much larger it is on each side */
const cornersOf = ({ x, z, width, depth }: Floor, y: number, spread = 0) => {
  const [w, d] = [width / 2 + spread, depth / 2 + spread]
  return [seen(x - w, y, z - d), seen(x + w, y, z - d), seen(x + w, y, z + d), seen(x - w, y, z + d)] as const
}

/** Draws a block by the three of its sides that are seen. @param y of its upper side @param height downwards from there */
export function drawBlock(
  context: CanvasRenderingContext2D,
  floor: Floor,
  y: number,
  { top, left, right }: Faces,
  height = FLOOR_HEIGHT,
): void {
  const [back, east, front, west] = cornersOf(floor, y)
  const below = ([px, py]: Point): Point => [px, py + height]
  fill(context, left, [west, front, below(front), below(west)])
  fill(context, right, [front, east, below(east), below(front)])
  fill(context, top, [back, east, front, west])
  // the light on the two edges towards the viewer
  context.strokeStyle = 'rgb(255 255 255 / 0.38)'
  context.lineWidth = 1.2
  context.lineJoin = 'round'
  context.beginPath()
  for (const [px, py] of [west, front, east]) context.lineTo(px, py)
  context.stroke()
}

/** Draws the outline of a floor, larger than it by so much on each side. */
export function drawOutline(context: CanvasRenderingContext2D, floor: Floor, y: number, spread: number): void {
  trace(context, cornersOf(floor, y, spread))
  context.stroke()
}

/** Darkens the part of a floor that a block hangs over. */
export function drawShade(context: CanvasRenderingContext2D, floor: Floor, block: Floor, y: number): void {
  const [left, right] = [
    Math.max(floor.x - floor.width / 2, block.x - block.width / 2),
    Math.min(floor.x + floor.width / 2, block.x + block.width / 2),
  ]
  const [far, near] = [
    Math.max(floor.z - floor.depth / 2, block.z - block.depth / 2),
    Math.min(floor.z + floor.depth / 2, block.z + block.depth / 2),
  ]
  if (right <= left || near <= far) return
  const shade = { x: (left + right) / 2, z: (far + near) / 2, width: right - left, depth: near - far }
  fill(context, 'rgb(20 30 60 / 0.16)', cornersOf(shade, y))
}
