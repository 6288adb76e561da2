import { BRICK, cornerOf, FREE, isStone, STEEL, type Wall } from './field.ts'
import { LOOKS, STEEL_INK, STONE_INK } from './look.ts'
import { HIT_STEPS, type Hit } from './rules.ts'

const [SIDE, TALL, LIP, RADIUS] = [BRICK.width - 2, BRICK.height - 2, 3, 5]
const STONE_PARTS = 3

/** Draws a brick with its upper left corner at a point. */
function drawBrick(context: CanvasRenderingContext2D, sign: string, left: number, top: number): void {
  const look = LOOKS[sign]
  if (look === undefined) return
  context.fillStyle = look.edge
  context.beginPath()
  context.roundRect(left + 1, top + 1, SIDE, TALL, RADIUS)
  context.fill()
  context.fillStyle = look.face
  context.beginPath()
  context.roundRect(left + 1, top + 1, SIDE, TALL - LIP, RADIUS)
  context.fill()
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.lineWidth = 1.6
  context.strokeStyle = 'rgb(255 255 255 / 0.5)'
  context.beginPath()
  context.moveTo(left + 8, top + 2.6)
  context.lineTo(left + BRICK.width - 8, top + 2.6)
  context.stroke()
  const [x, y] = [left + BRICK.width / 2, top + (BRICK.height - LIP) / 2 + 0.5]
  if (isStone(sign)) drawStone(context, Number(sign), x, y)
  else if (sign === STEEL) drawSteel(context, x, y)
}

/** A dot for each hit that it still takes, and a crack for each that it took. */
function drawStone(context: CanvasRenderingContext2D, left: number, x: number, y: number): void {
  context.fillStyle = STONE_INK
  context.beginPath()
  for (let dot = 0; dot < left; dot++) {
    const at = x + (dot - (left - 1) / 2) * 8
    context.moveTo(at, y)
    context.arc(at, y, 2.1, 0, Math.PI * 2)
  }
  context.fill()
  if (left === STONE_PARTS) return
  context.strokeStyle = STONE_INK
  context.lineWidth = 1.3
  context.beginPath()
  context.moveTo(x - 15, y - 6)
  context.lineTo(x - 11, y - 1)
  context.lineTo(x - 13, y + 5)
  context.stroke()
}

/** Crossed: nothing breaks it. */
function drawSteel(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.strokeStyle = STEEL_INK
  context.lineWidth = 1.7
  context.beginPath()
  for (const side of [-1, 1]) {
    context.moveTo(x - 4 * side, y - 3.4)
    context.lineTo(x + 4 * side, y + 3.4)
  }
  for (const side of [-1, 1]) {
    context.moveTo(x + 12 * side, y - 2)
    context.lineTo(x + 12 * side, y + 2)
  }
  context.stroke()
}

/** Draws all bricks, and those that were hit a moment ago as they shine and go. @param isStill whether nothing may grow */
export function drawWall(context: CanvasRenderingContext2D, wall: Wall, hits: readonly Hit[], isStill: boolean): void {
  for (let cell = 0; cell < wall.length; cell++) {
    const sign = wall[cell] ?? FREE
    if (sign !== FREE) drawBrick(context, sign, ...cornerOf(cell))
  }
  for (const { cell, sign, age } of hits) {
    const part = age / HIT_STEPS
    const [left, top] = cornerOf(cell)
    context.save()
    context.globalAlpha = (1 - part) ** 2
    context.translate(left + BRICK.width / 2, top + BRICK.height / 2)
    if (!isStill) context.scale(1 + part * 0.22, 1 + part * 0.22)
    if ((wall[cell] ?? FREE) === FREE) drawBrick(context, sign, -BRICK.width / 2, -BRICK.height / 2)
    context.globalAlpha *= 0.7
    context.fillStyle = '#fff'
    context.beginPath()
    context.roundRect(-SIDE / 2, -TALL / 2, SIDE, TALL, RADIUS)
    context.fill()
    context.restore()
  }
}
