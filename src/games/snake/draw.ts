import type { Snake } from './rules.ts'
import { stepsOfMove } from './rules.ts'

/** The side of a cell, in units of the stage. */
export const CELL = 30

/** The colours of the stage. */
export interface Colors {
  readonly ground: string
  readonly other: string
  readonly body: string
  readonly dark: string
  readonly apple: string
}
export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: { ground: '#e6f1dd', other: '#deebd3', body: '#4b9a62', dark: '#2f7549', apple: '#d9503f' },
  dark: { ground: '#1c3028', other: '#20372d', body: '#5aae74', dark: '#a4dcb4', apple: '#e8705f' },
}

type Point = readonly [x: number, y: number]

const centerOf = (cell: number, columns: number): Point => [
  ((cell % columns) + 0.5) * CELL,
  (Math.floor(cell / columns) + 0.5) * CELL,
]

/** From one point towards another; the same where they are not beside each other, as over an edge. */
function towards([x, y]: Point, [tx, ty]: Point, part: number): Point {
  if (Math.abs(tx - x) + Math.abs(ty - y) > CELL * 1.5) return [x, y]
  return [x + (tx - x) * part, y + (ty - y) * part]
}

/** Draws the field with the snake on its way between two cells. */
export function drawSnake(context: CanvasRenderingContext2D, snake: Snake, colors: Colors): void {
  const { columns, rows, apple, body, left } = snake
  context.fillStyle = colors.ground
  context.fillRect(0, 0, columns * CELL, rows * CELL)
  context.fillStyle = colors.other
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    if ((x + y) % 2 === 0) context.fillRect(x * CELL, y * CELL, CELL, CELL)
  }
  if (apple >= 0) drawApple(context, centerOf(apple, columns), colors)
  const part = snake.isDead ? 1 : (snake.waited + 1) / stepsOfMove(snake)
  const points = body.map((cell) => centerOf(cell, columns))
  const [head = [0, 0], neck = head] = points
  const tail = points.at(-1) ?? head
  const line: readonly Point[] = [
    towards(neck, head, part),
    ...points.slice(1),
    towards(centerOf(left, columns), tail, part),
  ]
  drawBody(context, line, colors)
  drawHead(context, line[0] ?? head, neck, colors)
}

function drawApple(context: CanvasRenderingContext2D, [x, y]: Point, { apple, dark }: Colors): void {
  context.fillStyle = apple
  context.beginPath()
  context.arc(x, y + 1, CELL * 0.34, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = dark
  context.lineWidth = 2.5
  context.lineCap = 'round'
  context.beginPath()
  context.moveTo(x, y - CELL * 0.28)
  context.quadraticCurveTo(x + 2, y - CELL * 0.45, x + 7, y - CELL * 0.46)
  context.stroke()
}

/** A line through the cells, broken where the snake goes over an edge. */
function drawBody(context: CanvasRenderingContext2D, line: readonly Point[], { body }: Colors): void {
  context.strokeStyle = body
  context.lineWidth = CELL * 0.72
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.beginPath()
  for (const [at, [x, y]] of line.entries()) {
    const [px = x, py = y] = line[at - 1] ?? []
    if (at === 0 || Math.abs(x - px) + Math.abs(y - py) > CELL * 1.5) context.moveTo(x, y)
    context.lineTo(x, y)
  }
  context.stroke()
}

function drawHead(context: CanvasRenderingContext2D, [x, y]: Point, [nx, ny]: Point, { body }: Colors): void {
  const length = Math.hypot(x - nx, y - ny) || 1
  const [dx, dy] = [(x - nx) / length, (y - ny) / length]
  context.fillStyle = body
  context.beginPath()
  context.arc(x, y, CELL * 0.42, 0, Math.PI * 2)
  context.fill()
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + dx * 4 - dy * 6 * side, y + dy * 4 + dx * 6 * side]
    for (const [color, radius, ahead] of [
      ['#ffffff', 4.2, 0],
      ['#14211b', 2.2, 1.4],
    ] as const) {
      context.fillStyle = color
      context.beginPath()
      context.arc(ex + dx * ahead, ey + dy * ahead, radius, 0, Math.PI * 2)
      context.fill()
    }
  }
}
