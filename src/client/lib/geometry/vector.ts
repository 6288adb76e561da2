/** A point or a vector, in px or in grid cells (the first from 0 to 1). */
export interface Point {
  readonly x: number
  readonly y: number
}

export const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y })

export const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y })

export const times = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor })
