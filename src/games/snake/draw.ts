import { createPictures, drawPicture, scaleOf } from '../kit/arcade/pictures.ts'
import { centerOf, lengthOf, linesOf, type Point, pointAt } from './body.ts'
import { gardenPicture } from './garden.ts'
import { CELL, COLORS, type Colors } from './look.ts'
import { type Snake, stepsOfMove } from './rules.ts'

const gardens = createPictures({ walls: gardenPicture('walls'), open: gardenPicture('open') })

/** How thick the snake is, and how far from its end its tail begins to taper, in units. */
const THICK = CELL * 0.74
const TAIL = CELL * 2.2
/** How long an apple takes to be there, in steps. */
const APPEARING = 12

/** Draws the garden with the snake on its way between two cells. @param ahead how much of the next step has gone by, 0 to 1 */
export function drawSnake(
  context: CanvasRenderingContext2D,
  snake: Snake,
  { theme, isMotionReduced }: { readonly theme: 'light' | 'dark'; readonly isMotionReduced: boolean },
  ahead: number,
): void {
  const colors = COLORS[theme]
  drawPicture(context, gardens(scaleOf(context), theme, colors)(snake.field), 0, 0)
  const steps = snake.sinceApple * stepsOfMove(snake) + snake.waited + ahead
  if (snake.apple >= 0) {
    const size = isMotionReduced ? 1 : appearing(Math.min(1, steps / APPEARING))
    drawApple(context, centerOf(snake.apple, snake.columns), size, colors)
  }
  const lines = linesOf(snake, ahead)
  for (const [at, line] of lines.entries()) drawShade(context, line, at === lines.length - 1, colors)
  for (const [at, line] of lines.entries()) drawLine(context, line, at === lines.length - 1, colors)
  const [first] = lines
  if (first === undefined) return
  // the apple goes down through it, where the snake has swallowed it
  const swallowed = (snake.sinceApple + (snake.waited + ahead) / stepsOfMove(snake)) * CELL
  if (snake.eaten > 0 && swallowed < lengthOf(first) - TAIL) drawBulge(context, pointAt(first, swallowed), colors)
  const isTasting = !isMotionReduced && steps % 110 < 16 && !snake.isDead
  drawHead(context, first, isTasting, snake.isDead, colors)
}

/** A little larger than it will be, on the way to its size. */
const appearing = (part: number): number => Math.max(0, 1 + 2.2 * (part - 1) ** 3 + 1.2 * (part - 1) ** 2)

function drawApple(
  context: CanvasRenderingContext2D,
  [x, y]: Point,
  size: number,
  { apple, appleDark, leaf, shadow }: Colors,
): void {
  fillCircle(context, [x, y + 9], CELL * 0.3 * size, shadow, 0.4)
  context.save()
  context.translate(x, y)
  context.scale(Math.max(0.01, size), Math.max(0.01, size))
  fillCircle(context, [0, 2.5], CELL * 0.35, appleDark)
  fillCircle(context, [0, 1], CELL * 0.35, apple)
  context.lineCap = 'round'
  context.strokeStyle = 'rgb(255 255 255 / 0.55)'
  context.lineWidth = 2
  context.beginPath()
  context.arc(0, 1, CELL * 0.24, Math.PI * 1.05, Math.PI * 1.45)
  context.stroke()
  context.strokeStyle = appleDark
  context.beginPath()
  context.moveTo(0, -7)
  context.quadraticCurveTo(0, -11, 2, -13)
  context.stroke()
  context.fillStyle = leaf
  context.beginPath()
  context.ellipse(6, -11, 5, 2.6, -0.5, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

function fillCircle(context: CanvasRenderingContext2D, [x, y]: Point, radius: number, fill: string, flat = 1): void {
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2)
  context.fill()
}

/** The path of a line with round corners, as far as its tail. */
function trace(context: CanvasRenderingContext2D, line: readonly [Point, ...Point[]], until: number): void {
  context.beginPath()
  context.moveTo(...line[0])
  let [left, last] = [until, line[0]]
  for (const [at, point] of line.entries()) {
    if (at === 0) continue
    const long = Math.hypot(point[0] - last[0], point[1] - last[1])
    const next = line[at + 1]
    if (left <= long || next === undefined) {
      context.lineTo(...pointAt([last, point], Math.min(left, long)))
      return
    }
    const onward = Math.min(left - long, Math.hypot(next[0] - point[0], next[1] - point[1]))
    context.arcTo(...point, ...next, Math.min(CELL * 0.5, long, onward))
    left -= long
    last = point
  }
}

function drawShade(
  context: CanvasRenderingContext2D,
  line: readonly [Point, ...Point[]],
  hasTail: boolean,
  { shadow }: Colors,
): void {
  context.save()
  context.translate(0, 5)
  context.strokeStyle = shadow
  context.lineWidth = THICK * 0.9
  context.lineCap = 'round'
  trace(context, line, lengthOf(line) - (hasTail ? TAIL * 0.6 : 0))
  context.stroke()
  context.restore()
}

/** A part of the body: dark below, lit from above, with a row of dots along its back. */
function drawLine(
  context: CanvasRenderingContext2D,
  line: readonly [Point, ...Point[]],
  hasTail: boolean,
  { body, dark, light }: Colors,
): void {
  const long = lengthOf(line)
  const until = hasTail ? Math.max(0, long - TAIL) : long
  context.lineCap = 'round'
  for (const [color, down, thick] of [
    [dark, 2.5, THICK],
    [body, 0, THICK],
  ] as const) {
    context.save()
    context.translate(0, down)
    context.strokeStyle = color
    context.lineWidth = thick
    trace(context, line, until)
    context.stroke()
    if (hasTail) fillTail(context, line, until, long, color)
    context.restore()
  }
  context.save()
  context.globalAlpha = 0.7
  context.strokeStyle = light
  context.lineWidth = 2.4
  context.translate(-3.2, -THICK * 0.24)
  trace(context, line, until)
  context.stroke()
  context.restore()
  context.save()
  context.strokeStyle = dark
  context.lineWidth = 4
  context.setLineDash([0.1, 13])
  context.lineDashOffset = -CELL * 0.6
  context.globalAlpha = 0.7
  trace(context, line, until)
  context.stroke()
  context.restore()
}

function fillTail(
  context: CanvasRenderingContext2D,
  line: readonly [Point, ...Point[]],
  from: number,
  to: number,
  color: string,
): void {
  context.fillStyle = color
  context.beginPath()
  for (let along = from; along <= to; along += 2) {
    const [x, y] = pointAt(line, along)
    const radius = (THICK / 2) * (1 - ((along - from) / (to - from || 1)) * 0.72)
    context.moveTo(x + radius, y)
    context.arc(x, y, radius, 0, Math.PI * 2)
  }
  context.fill()
}

function drawBulge(context: CanvasRenderingContext2D, [x, y]: Point, { body, light }: Colors): void {
  fillCircle(context, [x, y], THICK * 0.64, body)
  context.strokeStyle = light
  context.lineWidth = 2.4
  context.globalAlpha = 0.7
  context.beginPath()
  context.arc(x, y, THICK * 0.42, Math.PI * 1.2, Math.PI * 1.8)
  context.stroke()
  context.globalAlpha = 1
}

function drawHead(
  context: CanvasRenderingContext2D,
  line: readonly [Point, ...Point[]],
  isTasting: boolean,
  isDead: boolean,
  { body, dark, apple }: Colors,
): void {
  const [x, y] = line[0]
  const [nx, ny] = pointAt(line, CELL * 0.5)
  context.save()
  context.translate(x, y)
  context.rotate(Math.atan2(y - ny, x - nx))
  context.lineCap = 'round'
  if (isTasting) {
    context.strokeStyle = apple
    context.lineWidth = 2.2
    context.beginPath()
    context.moveTo(12, 0)
    context.lineTo(20, 0)
    context.lineTo(24, -3.5)
    context.moveTo(20, 0)
    context.lineTo(24, 3.5)
    context.stroke()
  }
  context.fillStyle = body
  context.beginPath()
  context.ellipse(1, 0, CELL * 0.5, CELL * 0.43, 0, 0, Math.PI * 2)
  context.fill()
  for (const side of [-1, 1]) drawEye(context, [5, side * 6.4], isDead, dark)
  context.restore()
}

function drawEye(context: CanvasRenderingContext2D, [x, y]: Point, isDead: boolean, dark: string): void {
  if (isDead) {
    context.strokeStyle = '#ffffff'
    context.lineWidth = 2
    context.beginPath()
    for (const side of [-1, 1]) {
      context.moveTo(x - 3, y - 3 * side)
      context.lineTo(x + 3, y + 3 * side)
    }
    context.stroke()
    return
  }
  fillCircle(context, [x, y], 4.4, '#ffffff')
  fillCircle(context, [x + 1.3, y], 2.3, dark)
}
