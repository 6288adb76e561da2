import { type Ball, within } from './ball.ts'
import { drawWall } from './draw-wall.ts'
import { BALL_RADIUS, HEIGHT, PADDLE, touchedCell, WIDTH } from './field.ts'
import { type Colors, DROPS } from './look.ts'
import { POWERS, type Power } from './powers.ts'
import { type Bricks, DROP_SPEED, halfOf, speedOf, WORKING } from './rules.ts'

const DROP_PATHS = Object.fromEntries(
  POWERS.map((power) => [power, [new Path2D(DROPS[power].outline), new Path2D(DROPS[power].sign)] as const]),
) as unknown as Readonly<Record<Power, readonly [outline: Path2D, sign: Path2D]>>
const RIDGES = [
  new Path2D(`M0 430c52-8 80-62 124-62s62 42 106 42 72-70 124-70 84 54 114 62v${HEIGHT}H0z`),
  new Path2D(`M0 492c68-6 100-40 168-36s108 36 172 24 88-36 128-32v${HEIGHT}H0z`),
] as const
/** Where what still works is shown. */
const FOOT = HEIGHT - 18

function drawSky(context: CanvasRenderingContext2D, { sky, sun, far, near }: Colors): void {
  const fade = context.createLinearGradient(0, 0, 0, HEIGHT)
  fade.addColorStop(0, sky[0])
  fade.addColorStop(1, sky[1])
  context.fillStyle = fade
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.fillStyle = sun
  context.beginPath()
  context.arc(WIDTH * 0.76, 332, 66, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = far
  context.fill(RIDGES[0])
  context.fillStyle = near
  context.fill(RIDGES[1])
}

/** A thing that is lit from above, with its edge below. */
function drawThick(
  context: CanvasRenderingContext2D,
  [left, top, width, height]: readonly [number, number, number, number],
  [face, edge]: readonly [string, string],
): void {
  for (const [color, lip] of [
    [edge, 3],
    [face, 0],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.roundRect(left, top + lip, width, height, height / 2)
    context.fill()
  }
}

function drawPaddle(context: CanvasRenderingContext2D, bricks: Bricks): void {
  const half = halfOf(bricks)
  const left = bricks.paddle - half
  drawThick(context, [left, PADDLE.y, 2 * half, PADDLE.height], ['#f3f6f5', '#9fb0c6'])
  if (bricks.wideFor > 0) {
    const ends = ['#f2c56a', '#b98931'] as const
    drawThick(context, [left, PADDLE.y, 22, PADDLE.height], ends)
    drawThick(context, [left + 2 * half - 22, PADDLE.y, 22, PADDLE.height], ends)
  }
  if (bricks.catchFor === 0) return
  context.strokeStyle = '#33867e'
  context.lineWidth = 3
  context.lineCap = 'round'
  context.setLineDash([1, 6])
  context.beginPath()
  context.moveTo(left + 26, PADDLE.y + 2.5)
  context.lineTo(left + 2 * half - 26, PADDLE.y + 2.5)
  context.stroke()
  context.setLineDash([])
}

function drawBall(context: CanvasRenderingContext2D, ball: Ball, isSlow: boolean, hasTrail: boolean): void {
  const { x, y, dx, dy, held } = ball
  if (hasTrail && held === null) {
    context.fillStyle = '#fffdf4'
    for (const far of [1, 2, 3]) {
      context.globalAlpha = 0.2 - far * 0.05
      context.beginPath()
      context.arc(x - dx * far * 7, y - dy * far * 7, BALL_RADIUS - far, 0, Math.PI * 2)
      context.fill()
    }
    context.globalAlpha = 1
  }
  for (const [color, lip, radius] of [
    ['#aeb9cc', 1.5, BALL_RADIUS],
    ['#fffdf4', -0.4, BALL_RADIUS - 0.4],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.arc(x, y + lip, radius, 0, Math.PI * 2)
    context.fill()
  }
  if (!isSlow) return
  context.strokeStyle = '#7fa9e6'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, BALL_RADIUS + 3.5, 0, Math.PI * 2)
  context.stroke()
}

function drawDrop(context: CanvasRenderingContext2D, power: Power, x: number, y: number, scale = 1): void {
  const { face, edge, ink } = DROPS[power]
  const [outline, sign] = DROP_PATHS[power]
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.translate(0, 2.5)
  context.fillStyle = edge
  context.fill(outline)
  context.translate(0, -2.5)
  context.fillStyle = face
  context.fill(outline)
  context.strokeStyle = ink
  context.lineWidth = power === 'multi' ? 4.4 : 2.2
  context.stroke(sign)
  context.restore()
}

/** At the foot: the balls that are left, and how long each thing that was caught still works. */
function drawFoot(context: CanvasRenderingContext2D, { lives, wideFor, slowFor, catchFor }: Bricks): void {
  for (let life = 0; life < lives; life++) drawDrop(context, 'life', 22 + life * 20, FOOT, 0.62)
  const working = [
    ['wide', wideFor / WORKING.wide],
    ['slow', slowFor / WORKING.slow],
    ['catch', catchFor / WORKING.catch],
  ] as const
  let x = WIDTH - 60
  for (const [power, part] of working.filter(([, left]) => left > 0)) {
    drawDrop(context, power, x, FOOT, 0.62)
    context.lineCap = 'round'
    context.lineWidth = 4
    for (const [color, until] of [
      ['rgb(255 255 255 / 0.2)', 1],
      ['#fffdf4', part],
    ] as const) {
      context.strokeStyle = color
      context.beginPath()
      context.moveTo(x + 18, FOOT + 1)
      context.lineTo(x + 18 + 22 * until, FOOT + 1)
      context.stroke()
    }
    x -= 68
  }
}

/** Where a ball is a part of a step later; where it is, if it meets something on its way. */
function ballAhead(ball: Ball, { wall }: Bricks, way: number): Ball {
  const [x, y] = [ball.x + ball.dx * way, ball.y + ball.dy * way]
  const isFree = x === within(x) && y >= BALL_RADIUS && y + BALL_RADIUS <= PADDLE.y && touchedCell(wall, x, y) < 0
  return ball.held === null && isFree ? { ...ball, x, y } : ball
}

interface Show {
  readonly colors: Colors
  /** Whether nothing but what is played with may move. */
  readonly isStill: boolean
  /** How much of the next step has gone by, 0 to 1. */
  readonly ahead: number
}

/** Draws the field with all that is in it. */
export function drawField(context: CanvasRenderingContext2D, bricks: Bricks, { colors, isStill, ahead }: Show): void {
  const part = bricks.clearedFor > 0 ? 0 : ahead
  drawSky(context, colors)
  drawFoot(context, bricks)
  drawWall(context, bricks.wall, bricks.hits, isStill)
  for (const { power, x, y } of bricks.drops) drawDrop(context, power, x, y + DROP_SPEED * part)
  drawPaddle(context, bricks)
  const way = speedOf(bricks) * part
  for (const ball of bricks.balls) drawBall(context, ballAhead(ball, bricks, way), bricks.slowFor > 0, !isStill)
}
