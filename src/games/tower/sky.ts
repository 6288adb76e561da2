import { fillRidge, hillsOf, mistFill } from '../kit/arcade/ridge.ts'
import type { Size } from '../kit/arcade/view.ts'
import { createRandom } from '../kit/random.ts'
import { type Air, starsOf } from './light.ts'
import { FLOOR_HEIGHT } from './solid.ts'

/** How fast what is far away sinks when the tower rises. */
const FAR_PACE = 0.22
const NEAR_PACE = 0.4
const CLOUD_PACE = 0.55

const RIDGE = { width: 900, height: 300 }
const FAR = hillsOf(RIDGE.width, 210, [
  [44, 1, 0.6],
  [22, 3, 2],
])
const NEAR = hillsOf(RIDGE.width, 130, [
  [34, 2, 3.4],
  [14, 5, 1],
])

const random = createRandom(71)
const STARS = Array.from({ length: 90 }, () => ({ x: random.next(), y: random.next(), size: 0.5 + random.next() }))
/** Clouds by their height in floors; from the last of them on the first come again. */
const CLOUDS = Array.from({ length: 12 }, (_, index) => ({
  floor: 12 + index * 6 + random.next() * 3,
  x: (index % 2 === 0 ? 0.04 : 0.68) + random.next() * 0.28,
  size: 0.8 + random.next() * 0.6,
}))
const CLOUDS_AGAIN = 72

/** Draws the air at a height, with what is far away in it. @param height in floors */
export function drawSky(context: CanvasRenderingContext2D, size: Size, air: Air, height: number): void {
  const { width, height: tall } = size
  const sky = context.createLinearGradient(0, 0, 0, tall)
  sky.addColorStop(0, air.skyTop)
  sky.addColorStop(1, air.skyLow)
  context.fillStyle = sky
  context.fillRect(0, 0, width, tall)
  drawStars(context, size, starsOf(air))
  drawDisc(context, size, air)
  const risen = height * FLOOR_HEIGHT
  drawRidge(context, size, FAR, air.far, risen * FAR_PACE)
  drawRidge(context, size, NEAR, air.near, risen * NEAR_PACE)
  context.fillStyle = air.cloud
  for (const cloud of CLOUDS) {
    // as many times higher as it takes to be near the view again
    const again = Math.round((height - cloud.floor) / CLOUDS_AGAIN) * CLOUDS_AGAIN
    if (again < 0) continue
    const y = tall * 0.35 - (cloud.floor + again - height) * FLOOR_HEIGHT * CLOUD_PACE
    if (y > -60 && y < tall + 60) drawCloud(context, cloud.x * width, y, cloud.size)
  }
  context.globalAlpha = 1
}

function drawStars(context: CanvasRenderingContext2D, { width, height }: Size, share: number): void {
  if (share === 0) return
  context.fillStyle = '#ffffff'
  for (const { x, y, size } of STARS) {
    context.globalAlpha = share * (1 - y) * 0.9
    context.beginPath()
    context.arc(x * width, y * height, size, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** The sun, or the moon, which is clearer, with less around it. */
function drawDisc(context: CanvasRenderingContext2D, { width, height }: Size, air: Air): void {
  const stars = starsOf(air)
  context.fillStyle = air.disc
  for (const [radius, alpha] of [
    [92, 0.28 - 0.17 * stars],
    [58, 0.7 + 0.25 * stars],
  ] as const) {
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(width * 0.5 + Math.min(150, width * 0.3), height * 0.19, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** A ridge whose foot has sunk so far below the lower edge. */
function drawRidge(
  context: CanvasRenderingContext2D,
  { width, height }: Size,
  profile: (x: number) => number,
  color: string,
  sunk: number,
): void {
  if (sunk > RIDGE.height) return
  context.save()
  context.translate(0, height - RIDGE.height + sunk)
  context.scale(Math.max(1, width / RIDGE.width), 1)
  fillRidge(context, RIDGE, profile, mistFill(context, color, 40, RIDGE.height))
  context.restore()
}

function drawCloud(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.globalAlpha = 0.5
  context.beginPath()
  for (const [dx, dy, rx, ry] of [
    [0, 0, 74, 13],
    [-22, -11, 32, 14],
    [20, -15, 36, 18],
  ] as const) {
    context.moveTo(x + (dx + rx) * size, y + dy * size)
    context.ellipse(x + dx * size, y + dy * size, rx * size, ry * size, 0, 0, Math.PI * 2)
  }
  context.fill()
}
