import { createPictures, drawRepeated, scaleOf } from '../kit/arcade/pictures.ts'
import type { Size } from '../kit/arcade/view.ts'
import { METRE, MILESTONE, speedAt } from './course.ts'
import { type Colors, hourAt, LIGHTS, starsOf } from './light.ts'
import { drawObstacle, OBSTACLE_PICTURES, type Place } from './obstacles.ts'
import { drawRabbit } from './rabbit.ts'
import type { Run } from './rules.ts'
import { FRONT, SKY, STARS, STRIPS, type Strip } from './scenery.ts'

export interface RunView {
  readonly size: Size
  readonly theme: 'light' | 'dark'
  /** Whether what is far away stands still, and nothing tumbles. */
  readonly isMotionReduced: boolean
}

/** What a stage shows at least: on a phone less of the way, as all would be too small. */
export const leastView = ({ width }: Size): Size => ({ width: width < 600 ? 600 : 900, height: 400 })

const picturesOf = createPictures<
  keyof typeof STRIPS | keyof typeof OBSTACLE_PICTURES | 'sky' | 'stars' | 'front',
  Colors
>({
  sky: SKY,
  stars: STARS,
  ...STRIPS,
  ...OBSTACLE_PICTURES,
  front: FRONT,
})

const runnerX = ({ width }: Size): number => Math.min(190, width * 0.2)
/** How high the ground is drawn. */
const footOf = ({ height }: Size): number => Math.min(210, Math.max(78, height * 0.18))

/** Draws the runner in its landscape. @param ahead how much of the next step has gone by, 0 to 1 */
export function drawRun(context: CanvasRenderingContext2D, run: Run, view: RunView, ahead: number): void {
  const { size, theme, isMotionReduced } = view
  const isRunning = run.sinceHit === 0
  const distance = run.distance + (isRunning ? speedAt(run.way, run.distance) * ahead : 0)
  const colors = LIGHTS[theme](hourAt(run.distance))
  const canvasOf = picturesOf(scaleOf(context), theme, colors)
  const ground = size.height - footOf(size)
  const place: Place = { ground, distance, inView: (x) => x - distance + runnerX(size) }
  const pastOf = (pace: number) => (isMotionReduced && pace !== 1 ? 0 : distance * pace)
  if (ground > SKY.height) {
    context.fillStyle = colors.skyTop
    context.fillRect(0, 0, size.width, size.height)
  }
  drawRepeated(context, canvasOf('sky'), { past: 0, top: ground - SKY.height, across: size.width })
  if (starsOf(colors) > 0) drawRepeated(context, canvasOf('stars'), { past: 0, top: 0, across: size.width })
  drawDisc(context, size, ground, colors)
  for (const name of Object.keys(STRIPS) as (keyof typeof STRIPS)[]) {
    const { pace, foot, height }: Strip = STRIPS[name]
    drawRepeated(context, canvasOf(name), { past: pastOf(pace), top: ground - foot - height, across: size.width })
    if (name === 'field') drawMilestones(context, size, place, colors)
  }
  for (const obstacle of run.obstacles) drawObstacle(context, canvasOf, obstacle, place, colors)
  const shown = isRunning ? { ...run, distance, y: run.y === 0 ? 0 : run.y + run.vy * ahead } : run
  drawRabbit(context, shown, [runnerX(size), ground], isMotionReduced)
  drawRepeated(context, canvasOf('front'), {
    ...{ past: pastOf(FRONT.pace), top: size.height - FRONT.height + 10, across: size.width },
  })
}

/** The sun, or the moon, which the rabbit runs to and never reaches. */
function drawDisc(context: CanvasRenderingContext2D, { width }: Size, ground: number, { disc }: Colors): void {
  context.fillStyle = disc
  for (const [radius, alpha] of [
    [104, 0.2],
    [68, 0.9],
  ] as const) {
    context.globalAlpha = alpha
    context.beginPath()
    context.arc(width * 0.72, Math.max(120, ground - 270), radius, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

/** A stone beside the path at each milestone that is to be seen. */
function drawMilestones(context: CanvasRenderingContext2D, { width }: Size, place: Place, colors: Colors): void {
  const every = MILESTONE * METRE
  const next = Math.max(1, Math.round(place.distance / every)) * every
  const x = place.inView(next)
  if (x < -60 || x > width + 60) return
  const top = place.ground - 84
  context.globalAlpha = 0.6 // it stands behind the path, and is nothing to jump over
  context.fillStyle = colors.stoneLight
  context.beginPath()
  context.roundRect(x - 30, top, 60, 76, [24, 24, 2, 2])
  context.fill()
  context.fillStyle = colors.stone
  context.font = '500 22px "Genkan Figures", sans-serif'
  context.textAlign = 'center'
  context.fillText(String(next / METRE), x, top + 40)
  context.globalAlpha = 1
}
