import type { Picture } from '../kit/arcade/pictures.ts'
import { fillRidge, hillsOf, mistFill } from '../kit/arcade/ridge.ts'
import { starsPicture } from '../kit/arcade/stars.ts'
import { createRandom } from '../kit/random.ts'
import { type Colors, starsOf } from './light.ts'

/** How fast a strip of the scenery goes by, the ground being 1, and how high over it its lower edge lies. */
export interface Strip extends Picture<Colors> {
  readonly pace: number
  readonly foot: number
}

/** The sky, higher than any stage; its lower edge lies on the ground. */
export const SKY: Picture<Colors> = {
  width: 800,
  height: 1000,
  draw(context, { skyTop, skyLow }) {
    const fill = context.createLinearGradient(0, SKY.height - 560, 0, SKY.height)
    fill.addColorStop(0, skyTop)
    fill.addColorStop(0.9, skyLow)
    context.fillStyle = fill
    context.fillRect(0, 0, SKY.width, SKY.height)
  },
}

/** Stars at night: they stand still. */
export const STARS = starsPicture({ width: 1400, height: 420, count: 90 }, starsOf)

/** Clouds, thin and slow. */
const clouds: Strip = {
  ...{ width: 1400, height: 420, pace: 0.015, foot: 130 },
  draw(context, colors) {
    context.fillStyle = colors.cloud
    for (const [x, y, long, thick] of [
      [90, 250, 300, 7],
      [170, 236, 150, 5],
      [620, 180, 240, 6],
      [700, 192, 260, 8],
      [1060, 300, 220, 6],
      [1020, 110, 180, 5],
    ] as const) {
      context.globalAlpha = 0.5
      context.beginPath()
      context.roundRect(x, y, long, thick, thick / 2)
      context.fill()
    }
  },
}

const farHills = hillsOf(1700, 120, [
  [58, 2, 0.6],
  [34, 3, 2.4],
  [14, 7, 0.5],
])
const far: Strip = {
  ...{ width: 1700, height: 280, pace: 0.05, foot: 40 },
  draw(context, { far: color }) {
    fillRidge(context, far, farHills, mistFill(context, color, 60, 280))
  },
}

const midHills = hillsOf(1500, 92, [
  [36, 2, 2.2],
  [20, 5, 0.3],
])
const mid: Strip = {
  ...{ width: 1500, height: 200, pace: 0.13, foot: 20 },
  draw(context, { mid: color }) {
    fillRidge(context, mid, midHills, mistFill(context, color, 60, 205))
    for (const x of [180, 216, 258, 860, 902]) drawHouse(context, x, mid.height - midHills(x) + 5, color)
    drawPavilion(context, 560, mid.height - midHills(560) + 5, color)
    drawPavilion(context, 1240, mid.height - midHills(1240) + 5, color)
  },
}

/** A house far away, under a roof with raised ends. */
function drawHouse(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.fillStyle = color
  context.fillRect(x - 11, y - 13, 22, 13)
  drawRoof(context, x, y - 12, 17, 8)
}

function drawRoof(context: CanvasRenderingContext2D, x: number, y: number, half: number, high: number): void {
  context.beginPath()
  context.moveTo(x - half, y - 1)
  context.quadraticCurveTo(x - half * 0.55, y - 1, x - half * 0.4, y - high)
  context.lineTo(x + half * 0.4, y - high)
  context.quadraticCurveTo(x + half * 0.55, y - 1, x + half, y - 1)
  context.lineTo(x + half * 0.9, y + 2)
  context.lineTo(x - half * 0.9, y + 2)
  context.fill()
}

/** A pavilion far away: posts under two roofs. */
function drawPavilion(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.fillStyle = color
  for (const across of [-13, -5, 3, 11]) context.fillRect(x + across, y - 24, 2.4, 24)
  context.fillRect(x - 16, y - 3, 32, 4)
  drawRoof(context, x, y - 23, 24, 12)
  context.fillRect(x - 7, y - 42, 14, 8)
  drawRoof(context, x, y - 41, 16, 11)
  context.fillRect(x - 1, y - 59, 2, 8)
}

/** Trees before the hills, pines with flat crowns and round ones: one outline, as they stand in the same mist. */
const trees: Strip = {
  ...{ width: 1600, height: 190, pace: 0.32, foot: 8 },
  draw(context, { trees: color }) {
    const random = createRandom(8)
    const outline = new Path2D()
    for (let clump = 0; clump < 7; clump++) {
      const count = 2 + random.below(3)
      for (let tree = 0; tree < count; tree++) {
        const x = 70 + clump * 225 + tree * 38 + random.next() * 16
        const high = 66 + random.next() * 80
        if (random.below(3) > 0) addPine(outline, x, trees.height, high, (random.next() - 0.5) * 30)
        else addRound(outline, x, trees.height, high * 0.7)
      }
    }
    context.fillStyle = mistFill(context, color, 20, 215)
    context.fill(outline)
  },
}

function addPine(outline: Path2D, x: number, y: number, high: number, lean: number): void {
  const trunk = new Path2D()
  trunk.moveTo(x - 2.5, y)
  trunk.quadraticCurveTo(x - lean * 0.4 - 2, y - high * 0.5, x + lean - 1, y - high)
  trunk.lineTo(x + lean + 1, y - high)
  trunk.quadraticCurveTo(x - lean * 0.4 + 2, y - high * 0.5, x + 2.5, y)
  trunk.closePath()
  outline.addPath(trunk)
  for (const [up, across, wide] of [
    [0.5, -0.5, 18],
    [0.68, 0.5, 22],
    [0.84, 0.2, 20],
    [1, 0.9, 16],
  ] as const)
    addEllipse(outline, x + lean * across, y - high * up, wide, 6.5)
}

function addRound(outline: Path2D, x: number, y: number, high: number): void {
  outline.rect(x - 2, y - high * 0.5, 4, high * 0.5)
  for (const [across, up, radius] of [
    [-11, 0.62, 15],
    [10, 0.66, 16],
    [0, 0.86, 17],
  ] as const)
    addEllipse(outline, x + across, y - high * up, radius, radius)
}

function addEllipse(outline: Path2D, x: number, y: number, rx: number, ry: number): void {
  outline.moveTo(x + rx, y)
  outline.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
}

const fieldHills = hillsOf(1400, 34, [
  [9, 3, 0.4],
  [5, 7, 2],
])
/** The field behind the path, with its reeds. */
const field: Strip = {
  ...{ width: 1400, height: 120, pace: 0.66, foot: -4 },
  draw(context, { field: color, fieldDark }) {
    const random = createRandom(14)
    fillRidge(context, field, fieldHills, color)
    context.lineCap = 'round'
    context.globalAlpha = 0.55
    for (let reed = 0; reed < 60; reed++) {
      const x = 20 + Math.floor(reed / 10) * 230 + random.next() * 90
      const [high, lean] = [16 + random.next() * 26, 5 + random.next() * 11]
      const foot = 120 - fieldHills(x) + 6
      context.strokeStyle = fieldDark
      context.lineWidth = 1.5
      context.beginPath()
      context.moveTo(x, foot)
      context.quadraticCurveTo(x, foot - high * 0.6, x - lean, foot - high)
      context.stroke()
      context.lineWidth = 3.4
      context.beginPath()
      context.moveTo(x - lean * 0.62, foot - high * 0.84)
      context.quadraticCurveTo(x - lean, foot - high - 2, x - lean - 8, foot - high + 1)
      context.stroke()
    }
  },
}

/** The path, and the ground below it, deeper than on any stage. */
const ground: Strip = {
  ...{ width: 1300, height: 270, pace: 1, foot: -260 },
  draw(context, { path, ground: color, groundDark }) {
    const top = 10 // above it there is grass
    const random = createRandom(6)
    const fill = context.createLinearGradient(0, top, 0, top + 200)
    fill.addColorStop(0, color)
    fill.addColorStop(1, groundDark)
    context.fillStyle = fill
    context.fillRect(0, top, 1300, 262)
    context.fillStyle = path
    context.fillRect(0, top - 1, 1300, 13)
    context.fillStyle = color
    for (let tuft = 0; tuft < 120; tuft++) {
      const [x, high] = [8 + random.next() * 1284, 3 + random.next() * 6]
      context.beginPath()
      context.moveTo(x - 3, top + 1)
      context.lineTo(x + (random.next() - 0.5) * 5, top - high)
      context.lineTo(x + 3, top + 1)
      context.fill()
    }
    for (let pebble = 0; pebble < 130; pebble++) {
      const [x, y, size] = [14 + random.next() * 1272, top + 20 + random.next() * 190, 2 + random.next() * 5]
      context.globalAlpha = 0.35
      context.fillStyle = random.below(2) === 0 ? groundDark : path
      context.beginPath()
      context.ellipse(x, y, size, size * 0.6, 0, 0, Math.PI * 2)
      context.fill()
    }
    context.globalAlpha = 1
  },
}

/** Grass in front of all, at the lower edge of the stage. */
export const FRONT: Picture<Colors> & { readonly pace: number } = {
  ...{ width: 1500, height: 64, pace: 1.5 },
  draw(context, { groundDark }) {
    const random = createRandom(17)
    context.fillStyle = groundDark
    for (let blade = 0; blade < 200; blade++) {
      const x = 20 + Math.floor(blade / 25) * 186 + random.next() * 150
      const [high, lean] = [18 + random.next() * 40, (random.next() - 0.7) * 26]
      context.beginPath()
      context.moveTo(x - 4, 64)
      context.quadraticCurveTo(x, 64 - high * 0.6, x + lean, 64 - high)
      context.quadraticCurveTo(x + 4, 64 - high * 0.5, x + 5, 64)
      context.fill()
    }
  },
}

/** From the back to the front; the runner is before them all. */
export const STRIPS = { clouds, far, mid, trees, field, ground } satisfies Readonly<Record<string, Strip>>
