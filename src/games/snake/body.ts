import { CELL } from './look.ts'
import { type Snake, stepsOfMove } from './rules.ts'

/** A point in units of the stage. */
export type Point = readonly [x: number, y: number]

export const centerOf = (cell: number, columns: number): Point => [
  ((cell % columns) + 0.5) * CELL,
  (Math.floor(cell / columns) + 0.5) * CELL,
]

const isFar = ([x, y]: Point, [tx, ty]: Point): boolean => Math.abs(tx - x) + Math.abs(ty - y) > CELL * 1.5

/** From one point towards another; where they are not beside each other, as over an edge, out of the field or into it. */
function towards(from: Point, to: Point, part: number): Point {
  const [[x, y], [tx, ty]] = [from, to]
  if (!isFar(from, to)) return [x + (tx - x) * part, y + (ty - y) * part]
  const [dx, dy] = [Math.sign(x - tx), Math.sign(y - ty)]
  return [tx + dx * CELL * (part - 1), ty + dy * CELL * (part - 1)]
}

/**
 * The middle of the snake from its head to its tail, on its way between two cells: several lines where it goes over an
 * edge. @param ahead how much of the next step has gone by, 0 to 1
 */
export function linesOf(snake: Snake, ahead: number): readonly (readonly [Point, ...Point[]])[] {
  const { columns, body, left } = snake
  const part = snake.isDead ? 1 : Math.min(1, (snake.waited + ahead) / stepsOfMove(snake))
  const points = body.map((cell) => centerOf(cell, columns))
  const [head = [0, 0], neck = head] = points
  const tail = points.at(-1) ?? head
  const all = [towards(neck, head, part), ...points.slice(1), towards(centerOf(left, columns), tail, part)]
  const lines: [Point, ...Point[]][] = []
  for (const point of all) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (line === undefined || last === undefined) lines.push([point])
    else if (isFar(last, point)) {
      line.push(beyond(last, point))
      lines.push([beyond(point, last), point])
    } else line.push(point)
  }
  return lines
}

/** A point over the edge by which the snake goes on at the other side, where `other` is. */
function beyond([x, y]: Point, [ox, oy]: Point): Point {
  return [x - Math.sign(ox - x) * CELL * 0.6, y - Math.sign(oy - y) * CELL * 0.6]
}

/** How long a line is, in units. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], at) => {
    const [px, py] = line[at] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/** The point of a line so many units after its beginning; its end if it is shorter. */
export function pointAt(line: readonly [Point, ...Point[]], along: number): Point {
  let [rest, last] = [along, line[0]]
  for (const point of line.slice(1)) {
    const long = Math.hypot(point[0] - last[0], point[1] - last[1])
    if (rest <= long) {
      const part = long === 0 ? 0 : rest / long
      return [last[0] + (point[0] - last[0]) * part, last[1] + (point[1] - last[1]) * part]
    }
    rest -= long
    last = point
  }
  return last
}
