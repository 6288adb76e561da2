import type { Picture } from '../kit/arcade/pictures.ts'
import { fillRidge, hillsOf, mistFill, peaksOf } from '../kit/arcade/ridge.ts'
import { starsPicture } from '../kit/arcade/stars.ts'
import { createRandom } from '../kit/random.ts'
import { GROUND, HEIGHT } from './course.ts'
import { type Colors, starsOf } from './light.ts'

/** How fast a strip of the scenery goes by, the gates being 1, and how high its lower edge lies over the ground's foot. */
export interface Strip extends Picture<Colors> {
  readonly pace: number
  readonly foot: number
}

/** The sky, higher than any stage. */
export const SKY: Picture<Colors> = {
  width: 800,
  height: 1000,
  draw(context, { skyTop, skyLow }) {
    const fill = context.createLinearGradient(0, SKY.height - HEIGHT, 0, SKY.height)
    fill.addColorStop(0, skyTop)
    fill.addColorStop(0.82, skyLow)
    context.fillStyle = fill
    context.fillRect(0, 0, SKY.width, SKY.height)
  },
}

/** Stars at night: they stand still. */
export const STARS = starsPicture({ width: 1400, height: 340, count: 70 }, starsOf)

/** Clouds, thin and slow. */
const clouds: Strip = {
  ...{ width: 1400, height: 380, pace: 0.02, foot: 220 },
  draw(context, colors) {
    context.globalAlpha = 0.5
    for (const [x, y, long] of [
      [180, 120, 150],
      [560, 210, 190],
      [900, 90, 120],
      [1180, 250, 160],
    ] as const)
      drawCloud(context, x, y, long, colors.cloud)
  },
}

/** A cloud of three strokes, as they are drawn with a brush. */
function drawCloud(context: CanvasRenderingContext2D, x: number, y: number, long: number, color: string): void {
  context.strokeStyle = color
  context.lineCap = 'round'
  for (const [left, down, part, thick] of [
    [0, 0, 1, 9],
    [long * 0.22, -12, 0.5, 12],
    [-long * 0.14, 11, 0.62, 6],
  ] as const) {
    context.lineWidth = thick
    context.beginPath()
    context.moveTo(x + left, y + down)
    context.lineTo(x + left + long * part, y + down)
    context.stroke()
  }
}

const peaks = peaksOf(1800, [
  [120, 170, 74],
  [255, 250, 60],
  [350, 150, 80],
  [620, 120, 120],
  [800, 285, 66],
  [905, 205, 58],
  [1010, 130, 90],
  [1290, 180, 84],
  [1420, 300, 62],
  [1530, 215, 70],
  [1690, 120, 90],
])
const far: Strip = {
  ...{ width: 1800, height: 360, pace: 0.07, foot: 100 },
  draw(context, { far: color }) {
    fillRidge(context, far, (x) => 40 + peaks(x), mistFill(context, color, 20, 350))
  },
}

const hills = hillsOf(1600, 120, [
  [46, 2, 0.4],
  [26, 3, 2.1],
  [12, 7, 1.2],
])
const near: Strip = {
  ...{ width: 1600, height: 260, pace: 0.17, foot: 48 },
  draw(context, { near: color }) {
    fillRidge(context, near, hills, mistFill(context, color, 60, 262))
    for (const x of [250, 278, 304, 900, 1010, 1036]) drawPine(context, x, near.height - hills(x) + 5, 26, color)
    drawPagoda(context, 620, near.height - hills(620) + 4, color)
  },
}

/** A pine far away: flat layers of needles on a thin trunk. */
function drawPine(context: CanvasRenderingContext2D, x: number, y: number, high: number, color: string): void {
  context.fillStyle = color
  context.fillRect(x - 1, y - high, 2, high)
  for (const [up, wide] of [
    [0.45, 13],
    [0.7, 10],
    [0.95, 6],
  ] as const) {
    context.beginPath()
    context.ellipse(x + (up - 0.7) * 8, y - high * up, wide, 4, 0, 0, Math.PI * 2)
    context.fill()
  }
}

/** A pagoda far away, of five storeys. */
function drawPagoda(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.fillStyle = color
  for (let storey = 0; storey < 5; storey++) {
    const [wide, top] = [15 - storey * 2.2, y - 14 - storey * 13]
    context.fillRect(x - wide * 0.62, top, wide * 1.24, 14)
    context.beginPath()
    context.moveTo(x - wide - 4, top - 1)
    context.quadraticCurveTo(x - wide * 0.5, top, x, top - 7)
    context.quadraticCurveTo(x + wide * 0.5, top, x + wide + 4, top - 1)
    context.lineTo(x + wide, top + 3)
    context.lineTo(x - wide, top + 3)
    context.fill()
  }
  context.fillRect(x - 0.8, y - 92, 1.6, 20)
}

/** Bamboo in the mist, between the hills and the gates. */
const grove: Strip = {
  ...{ width: 1500, height: 300, pace: 0.42, foot: 30 },
  draw(context, { grove: color }) {
    const random = createRandom(5)
    context.lineCap = 'round'
    for (let stem = 0; stem < 46; stem++) {
      // in clumps, so that there is room between them
      const x = 40 + Math.floor(stem / 8) * 250 + random.next() * 150
      const [high, lean, thick] = [110 + random.next() * 150, (random.next() - 0.5) * 34, 2 + random.next() * 3]
      const fade = mistFill(context, color, 300 - high, 300)
      context.globalAlpha = 0.4 + random.next() * 0.3
      context.strokeStyle = fade
      context.lineWidth = thick
      context.beginPath()
      context.moveTo(x, 300)
      context.quadraticCurveTo(x + lean * 0.2, 300 - high * 0.6, x + lean, 300 - high)
      context.stroke()
      context.fillStyle = fade
      for (let leaf = 0; leaf < 5; leaf++)
        drawLeaf(context, x + lean * (1 - leaf * 0.14), 300 - high + leaf * 15, 17, random.next() * 2.6 + 0.3)
    }
    context.globalAlpha = 1
  },
}

/** A leaf of bamboo. @param turn how far it is turned, in radians: 0 points to the right */
export function drawLeaf(context: CanvasRenderingContext2D, x: number, y: number, long: number, turn: number): void {
  const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long]
  const [sx, sy] = [-dy * 0.26, dx * 0.26]
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(x + dx * 0.45 + sx, y + dy * 0.45 + sy, x + dx, y + dy)
  context.quadraticCurveTo(x + dx * 0.45 - sx, y + dy * 0.45 - sy, x, y)
  context.fill()
}

/** The bank that ends a flight. */
const bank: Strip = {
  ...{ width: 1200, height: 66, pace: 1, foot: 0 },
  draw(context, { bank: color, bankDark }) {
    const top = bank.height - (HEIGHT - GROUND)
    const random = createRandom(3)
    context.fillStyle = color
    context.fillRect(0, top, 1200, 60)
    for (let blade = 0; blade < 220; blade++) {
      const [x, high] = [10 + random.next() * 1180, 5 + random.next() * 11]
      context.fillStyle = random.below(3) === 0 ? bankDark : color
      context.beginPath()
      context.moveTo(x - 3, top + 3)
      context.quadraticCurveTo(x, top - high * 0.5, x + (random.next() - 0.5) * 10, top - high)
      context.quadraticCurveTo(x + 2, top - high * 0.4, x + 3, top + 3)
      context.fill()
    }
    const shade = context.createLinearGradient(0, top + 6, 0, bank.height)
    shade.addColorStop(0, `${bankDark}00`)
    shade.addColorStop(1, bankDark)
    context.fillStyle = shade
    context.fillRect(0, top + 6, 1200, 50)
  },
}

/** From the back to the front. */
export const STRIPS = { clouds, far, near, grove, bank } satisfies Readonly<Record<string, Strip>>
