import { drawPicture, type Picture } from '../kit/arcade/pictures.ts'
import { leftOf, type Obstacle, SHAPES } from './course.ts'
import type { Colors } from './light.ts'

/** Around the box of an obstacle: what is drawn may reach a little out of it. */
const ROOM = 24

/** A picture of an obstacle: drawn in its box, from (0, 0) at its upper left corner. */
function pictureOf(
  kind: 'stone' | 'stump' | 'lantern' | 'banner',
  draw: (context: CanvasRenderingContext2D, colors: Colors, width: number, height: number) => void,
): Picture<Colors> {
  const { width, top } = SHAPES[kind]
  return {
    width: width + ROOM * 2,
    height: top + ROOM * 2,
    draw(context, colors) {
      context.translate(ROOM, ROOM)
      context.lineCap = 'round'
      draw(context, colors, width, top)
    },
  }
}

const shadow = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  context.fillStyle = 'rgb(6 20 24 / 0.2)'
  context.beginPath()
  context.ellipse(width / 2, height + 2, width * 0.6, 4, 0, 0, Math.PI * 2)
  context.fill()
}

const stone = pictureOf('stone', (context, colors, width, height) => {
  shadow(context, width, height)
  context.fillStyle = colors.stone
  context.beginPath()
  context.moveTo(0, height + 1)
  context.bezierCurveTo(2, height * 0.3, width * 0.25, -2, width * 0.54, 0)
  context.bezierCurveTo(width * 0.84, 3, width * 0.98, height * 0.5, width, height + 1)
  context.fill()
  context.strokeStyle = colors.stoneLight
  context.lineWidth = 4
  context.beginPath()
  context.moveTo(width * 0.2, height * 0.52)
  context.quadraticCurveTo(width * 0.32, height * 0.2, width * 0.54, height * 0.2)
  context.stroke()
})

const stump = pictureOf('stump', (context, { wood, woodDark, path, field }, width, height) => {
  shadow(context, width, height)
  context.fillStyle = wood
  context.beginPath()
  context.moveTo(3, 6)
  context.lineTo(width - 3, 6)
  context.quadraticCurveTo(width - 4, height * 0.8, width + 5, height + 1)
  context.lineTo(-5, height + 1)
  context.quadraticCurveTo(4, height * 0.8, 3, 6)
  context.fill()
  context.strokeStyle = woodDark
  context.lineWidth = 2.4
  for (const across of [0.24, 0.5, 0.74]) {
    context.beginPath()
    context.moveTo(width * across, 15)
    context.lineTo(width * across + (across - 0.5) * 5, height - 8)
    context.stroke()
  }
  context.fillStyle = path
  context.beginPath()
  context.ellipse(width / 2, 7, width / 2 - 2, 7, 0, 0, Math.PI * 2)
  context.fill()
  context.lineWidth = 1.6
  for (const part of [0.66, 0.36]) {
    context.beginPath()
    context.ellipse(width / 2, 7, (width / 2) * part, 6 * part, 0, 0, Math.PI * 2)
    context.stroke()
  }
  context.fillStyle = field // a shoot
  context.beginPath()
  context.ellipse(width - 3, 0, 8, 3.4, -0.7, 0, Math.PI * 2)
  context.fill()
})

const lantern = pictureOf('lantern', (context, { stone: dark, stoneLight, lamp }, width, height) => {
  const middle = width / 2
  shadow(context, width, height)
  context.fillStyle = stoneLight
  context.fillRect(middle - 6, 34, 12, height - 40)
  context.fillStyle = dark
  context.fillRect(middle + 1, 34, 5, height - 40)
  for (const [y, half, high] of [
    [height - 9, 17, 10],
    [31, 15, 6],
  ] as const) {
    context.beginPath()
    context.roundRect(middle - half, y, half * 2, high, 2)
    context.fill()
  }
  context.fillStyle = stoneLight
  context.fillRect(middle - 12, 14, 24, 18)
  context.fillStyle = lamp
  context.beginPath()
  context.roundRect(middle - 7, 17, 14, 13, 2)
  context.fill()
  context.fillStyle = dark
  context.fillRect(middle - 1, 17, 2, 13)
  context.beginPath()
  context.moveTo(-1, 15)
  context.quadraticCurveTo(middle - 8, 12, middle - 4, 3)
  context.lineTo(middle + 4, 3)
  context.quadraticCurveTo(middle + 8, 12, width + 1, 15)
  context.lineTo(width - 4, 18)
  context.lineTo(4, 18)
  context.fill()
  context.beginPath()
  context.arc(middle, 2, 4, 0, Math.PI * 2)
  context.fill()
})

/** Cloth that hangs low between two posts; the posts stand behind the path. */
const banner = pictureOf('banner', (context, { post, cloth, clothDark, lamp }, width, height) => {
  const low = height - SHAPES.banner.bottom
  context.fillStyle = post
  for (const x of [-7, width + 2]) {
    context.beginPath()
    context.roundRect(x, -8, 5, height + 4, 2)
    context.fill()
  }
  context.beginPath()
  context.roundRect(-16, 2, width + 32, 6, 3)
  context.fill()
  const panels = 4
  const wide = width / panels
  for (let panel = 0; panel < panels; panel++) {
    const left = panel * wide
    context.fillStyle = panel % 2 === 0 ? cloth : clothDark
    context.beginPath()
    context.moveTo(left + 1, 6)
    context.lineTo(left + wide - 1, 6)
    context.lineTo(left + wide - 2, low - 5)
    context.quadraticCurveTo(left + wide / 2, low + 3, left + 2, low - 5)
    context.fill()
    context.fillStyle = lamp
    context.globalAlpha = 0.85
    context.beginPath()
    context.arc(left + wide / 2, low - 44, 8, 0, Math.PI * 2)
    context.fill()
    context.globalAlpha = 1
  }
})

export const OBSTACLE_PICTURES = { stone, stump, lantern, banner }

/** Where things are drawn: the ground line, and where the world begins, in the view's units. */
export interface Place {
  readonly ground: number
  /** The x in the view of a place in the world. */
  readonly inView: (x: number) => number
  readonly distance: number
}

/** Puts an obstacle in its place. */
export function drawObstacle(
  context: CanvasRenderingContext2D,
  canvasOf: (name: keyof typeof OBSTACLE_PICTURES) => HTMLCanvasElement,
  obstacle: Obstacle,
  { ground, inView, distance }: Place,
  colors: Colors,
): void {
  const left = inView(leftOf(obstacle, distance))
  const { kind, width } = obstacle
  if (kind === 'stream') drawStream(context, left, width, ground, distance, colors)
  else if (kind === 'crow' || kind === 'lowCrow') {
    const { bottom, top } = SHAPES[kind]
    drawCrow(context, left + width / 2, ground - (bottom + top) / 2, distance, colors)
  } else drawPicture(context, canvasOf(kind), left - ROOM, ground - SHAPES[kind].top - ROOM)
}

/** How deep the water of a stream is drawn, which ends below the view, and how far under the path it begins. */
const DEEP = 260
const WATER_LINE = 9

function drawStream(
  context: CanvasRenderingContext2D,
  left: number,
  width: number,
  ground: number,
  distance: number,
  { water, waterLight, groundDark, fieldDark }: Colors,
): void {
  context.fillStyle = fieldDark // the other side of the water
  context.fillRect(left, ground - 3, width, WATER_LINE + 6)
  context.fillStyle = groundDark
  for (const [x, side] of [
    [left, -1],
    [left + width, 1],
  ] as const) {
    context.beginPath()
    context.moveTo(x, ground - 1)
    context.quadraticCurveTo(x - side * 7, ground + 6, x - side * 3, ground + DEEP)
    context.lineTo(x + side * 6, ground + DEEP)
    context.lineTo(x + side * 2, ground - 1)
    context.fill()
  }
  context.fillStyle = water
  context.fillRect(left, ground + WATER_LINE, width, DEEP)
  context.fillStyle = waterLight
  context.fillRect(left, ground + WATER_LINE, width, 2.5)
  context.strokeStyle = waterLight
  context.lineWidth = 2.2
  context.lineCap = 'round'
  for (let line = 0; line < 3; line++) {
    const y = ground + WATER_LINE + 12 + line * 13
    const [long, off] = [width * (0.42 - line * 0.08), 8 + ((distance * 0.06 + line * 37) % (width * 0.5))]
    context.globalAlpha = 0.8 - line * 0.22
    context.beginPath()
    context.moveTo(left + off, y)
    context.quadraticCurveTo(left + off + long / 2, y - 3, left + Math.min(width - 8, off + long), y)
    context.stroke()
  }
  context.globalAlpha = 1
}

/** A crow on its way to the left. */
function drawCrow(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  distance: number,
  { crow, lamp }: Colors,
): void {
  const wing = Math.sin(distance / 40) * 0.8 + 0.25
  context.save()
  context.translate(x, y)
  context.lineJoin = 'round'
  context.fillStyle = crow
  context.strokeStyle = 'rgb(255 250 240 / 0.4)' // it stands out at night, too
  context.lineWidth = 2
  drawWing(context, 2, wing * 0.8)
  context.beginPath() // from the beak to the tail
  context.moveTo(-28, 3)
  context.quadraticCurveTo(-22, -8, -13, -8)
  context.quadraticCurveTo(0, -8, 12, -3)
  context.lineTo(28, -6)
  context.lineTo(24, 4)
  context.quadraticCurveTo(4, 13, -12, 7)
  context.quadraticCurveTo(-18, 6, -28, 3)
  context.stroke()
  context.fill()
  drawWing(context, -5, wing)
  context.fillStyle = lamp
  context.beginPath()
  context.arc(-18, -2.5, 2, 0, Math.PI * 2)
  context.fill()
  context.restore()
}

/** @param held 1 is up, -1 down */
function drawWing(context: CanvasRenderingContext2D, x: number, held: number): void {
  context.beginPath()
  context.moveTo(x - 6, -2)
  context.quadraticCurveTo(x - 2, -16 * held, x + 12, -27 * held)
  context.lineTo(x + 17, -19 * held)
  context.lineTo(x + 21, -20 * held)
  context.quadraticCurveTo(x + 20, -6 * held, x + 12, 2)
  context.closePath()
  context.stroke()
  context.fill()
}
