import { createPictures, drawRepeated, scaleOf } from '../kit/arcade/pictures.ts'
import type { Size } from '../kit/arcade/view.ts'
import { centerOf, HEIGHT, type Lantern, PACES } from './course.ts'
import { drawFloating, drawGate, GATE_PICTURES } from './gates.ts'
import { type Colors, HOURS_A_DAY, hourAt, LIGHTS, starsOf } from './light.ts'
import { type Flight, pointsOf } from './rules.ts'
import { SKY, STARS, STRIPS, type Strip } from './scenery.ts'
import { drawFeathers, drawSwallow } from './swallow.ts'

/** What a stage shows at least, whatever its shape. */
export const LEAST_VIEW: Size = { width: 380, height: HEIGHT }

export interface FlightView {
  readonly size: Size
  readonly theme: 'light' | 'dark'
  /** Whether what is far away stands still, and the bird does not turn. */
  readonly isMotionReduced: boolean
}

const picturesOf = createPictures<keyof typeof STRIPS | keyof typeof GATE_PICTURES | 'sky' | 'stars', Colors>({
  sky: SKY,
  stars: STARS,
  ...STRIPS,
  ...GATE_PICTURES,
})

/** When the sun has gone down, in hours since dawn. */
const SUNSET = 4.6

/** How far from the left edge the bird is. */
const birdX = ({ width }: Size): number => Math.min(240, width * 0.28)

/**
 * Draws the bird in its landscape. @param ahead how much of the next step has gone by, 0 to 1
 */
export function drawFlight(
  context: CanvasRenderingContext2D,
  flight: Flight,
  { size, theme, isMotionReduced }: FlightView,
  ahead: number,
): void {
  const isFlying = flight.sinceHit === 0
  const distance = flight.distance + (isFlying ? PACES[flight.way].speed * ahead : 0)
  const hour = hourAt(flight.distance)
  const colors = LIGHTS[theme](hour)
  const pictureOf = picturesOf(scaleOf(context), theme, colors)
  const foot = size.height // the lower edge of the view, where the world ends
  const drawStrip = (name: keyof typeof STRIPS) => {
    const strip: Strip = STRIPS[name]
    const past = isMotionReduced && strip.pace < 1 ? 0 : distance * strip.pace
    drawRepeated(context, pictureOf(name), { past, top: foot - strip.foot - strip.height, across: size.width })
  }
  drawRepeated(context, pictureOf('sky'), { past: 0, top: foot - SKY.height, across: size.width })
  if (starsOf(colors) > 0) drawRepeated(context, pictureOf('stars'), { past: 0, top: 0, across: size.width })
  drawDisc(context, size, hour, colors)
  for (const name of ['clouds', 'far', 'near', 'grove'] as const) drawStrip(name)
  const sky = foot - HEIGHT // what a high stage has above the world
  const inView = (x: number) => x - distance + birdX(size)
  for (const gate of flight.gates) {
    const x = inView(gate.x)
    if (x > -100 && x < size.width + 100) drawGate(context, pictureOf, gate, x, sky + centerOf(gate, distance))
  }
  for (const lantern of flight.lanterns) {
    const bob = isMotionReduced || lantern.litAt > 0 ? 0 : Math.sin((distance + lantern.x) / 46) * 3
    drawFloating(context, [inView(lantern.x), sky + lantern.y + bob], sinceLit(lantern, distance))
  }
  drawStrip('bank')
  if (flight.distance > 0) drawPoints(context, size, pointsOf(flight))
  const place = [birdX(size), sky + flight.y + (isFlying ? flight.vy * ahead : 0)] as const
  if (!isFlying && !isMotionReduced) drawFeathers(context, flight, place)
  drawSwallow(context, flight, place, isMotionReduced)
}

/** The points in the sky, where the player looks. */
function drawPoints(context: CanvasRenderingContext2D, { width }: Size, points: number): void {
  context.font = '300 84px "Genkan Figures", sans-serif'
  context.textAlign = 'center'
  context.fillStyle = 'rgb(255 255 255 / 0.8)'
  context.fillText(String(points), width / 2, 112)
}

/** The sun from dawn to dusk, then the moon: each comes out of the mist and goes down in it. */
function drawDisc(context: CanvasRenderingContext2D, { width, height }: Size, hour: number, { disc }: Colors): void {
  const time = (hour + 1) % HOURS_A_DAY // since dawn
  const part = time < SUNSET ? time / SUNSET : (time - SUNSET) / (HOURS_A_DAY - SUNSET)
  const rise = Math.sin(part * Math.PI)
  const [x, y] = [width * (0.16 + part * 0.68), height * (0.46 - rise * 0.27)]
  context.fillStyle = disc
  for (const [radius, alpha] of [
    [74, 0.22],
    [46, 0.86],
  ] as const) {
    context.globalAlpha = alpha * Math.min(1, rise * 2)
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** How far the bird has flown since a lantern was lit, in units; undefined before. */
const sinceLit = ({ litAt }: Lantern, distance: number): number | undefined =>
  litAt === 0 ? undefined : Math.max(0, distance - litAt)
