import { isDucked, type Run } from './rules.ts'

const FUR = '#fffaf3'
const SHADE = '#dcc6ba'
const INNER = '#e9b7ab'
const EYE = '#4a2b30'

/** Units of a stride. */
const STRIDE = 150

/** How the rabbit holds itself, in radians: 0 is level, and legs hang down; + turns the nose down, and legs back. */
interface Pose {
  readonly pitch: number
  readonly lift: number
  readonly hind: number
  readonly front: number
  /** How far the ears lie back: 0 is up. */
  readonly ears: number
  /** 1 is as it stands, less is flatter. */
  readonly height: number
}

function poseOf(run: Run, isStill: boolean): Pose {
  const { y, vy, sinceHit, distance } = run
  if (sinceHit > 0) return { pitch: 0, lift: 0, hind: 0.7, front: -0.7, ears: -0.2, height: 1 }
  if (y > 0 && vy > 0) return { pitch: -0.3, lift: 0, hind: 1.15, front: -1, ears: 1, height: 1 }
  if (y !== 0) return { pitch: 0.16, lift: 0, hind: 0.5, front: -0.75, ears: 0.1, height: 1 }
  const turn = isStill && distance === 0 ? 0 : (distance / STRIDE) * Math.PI * 2
  const beat = Math.sin(turn)
  const stride = { hind: beat * 1.05, front: -Math.sin(turn + 0.7) * 1.05 }
  if (isDucked(run)) return { ...stride, pitch: 0.02, lift: 0, ears: 1.5, height: 0.62 }
  return { ...stride, pitch: beat * 0.13, lift: Math.max(0, -Math.cos(turn)) * 6, ears: 0.75 + beat * 0.14, height: 1 }
}

/** Draws the rabbit. @param x, ground where its middle and the ground are in the view */
export function drawRabbit(
  context: CanvasRenderingContext2D,
  run: Run,
  [x, ground]: readonly [x: number, ground: number],
  isStill: boolean,
): void {
  const pose = poseOf(run, isStill)
  const feet = ground - run.y - pose.lift
  if (run.y >= 0) drawShadow(context, x, ground, run.y)
  context.save()
  context.translate(x, feet)
  if (run.sinceHit > 0 && !isStill) {
    context.translate(0, -24)
    context.rotate(-Math.min(2.5, run.sinceHit * 0.13))
    context.translate(0, 24)
  }
  context.scale(1 + (1 - pose.height) * 0.3, pose.height)
  context.lineCap = 'round'
  drawLeg(context, -12, -17, pose.hind + 0.35, 18, SHADE)
  drawLeg(context, 19, -17, pose.front + 0.35, 16, SHADE)
  context.translate(0, -24)
  context.rotate(pose.pitch)
  context.translate(0, 24)
  drawEar(context, 24, pose.ears + 0.26, SHADE)
  ellipse(context, FUR, -33, -31, 7.5, 7.5)
  ellipse(context, SHADE, -2, -25, 27, 15)
  ellipse(context, FUR, -2, -28, 28, 15.5)
  ellipse(context, FUR, -17, -25, 15, 14)
  ellipse(context, FUR, 14, -30, 14, 14)
  ellipse(context, FUR, 28, -42, 14.5, 12, 0.16)
  drawEar(context, 22, pose.ears, FUR, INNER)
  drawFace(context, run.sinceHit > 0)
  drawLeg(context, -17, -17, pose.hind, 19, FUR)
  drawLeg(context, 14, -17, pose.front, 17, FUR)
  context.restore()
}

function ellipse(
  context: CanvasRenderingContext2D,
  color: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  turn = 0,
): void {
  context.fillStyle = color
  context.beginPath()
  context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2)
  context.fill()
}

function drawShadow(context: CanvasRenderingContext2D, x: number, ground: number, y: number): void {
  const part = Math.max(0.35, 1 - y / 170)
  ellipse(context, `rgb(6 20 24 / ${0.22 * part})`, x - 2, ground + 3, 34 * part, 4.5 * part)
}

/** A leg with its foot. @param turn back from hanging down, in radians */
function drawLeg(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  turn: number,
  long: number,
  color: string,
): void {
  const [ex, ey] = [x - Math.sin(turn) * long, y + Math.cos(turn) * long]
  context.strokeStyle = color
  context.lineWidth = 8
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(ex, Math.min(-3.5, ey))
  context.lineTo(ex + 6, Math.min(-3.5, ey + 1))
  context.stroke()
}

function drawEar(context: CanvasRenderingContext2D, x: number, back: number, color: string, inner?: string): void {
  context.save()
  context.translate(x, -50)
  context.rotate(-back)
  ellipse(context, color, 0, -15, 5.4, 18)
  if (inner !== undefined) ellipse(context, inner, 0.6, -15, 2.4, 12.5)
  context.restore()
}

function drawFace(context: CanvasRenderingContext2D, isHurt: boolean): void {
  context.strokeStyle = EYE
  context.lineWidth = 2
  context.beginPath()
  if (isHurt) {
    for (const side of [-1, 1]) {
      context.moveTo(29, -45 - 3 * side)
      context.lineTo(35, -45 + 3 * side)
    }
    context.stroke()
  } else {
    context.arc(32, -45, 2.6, 0, Math.PI * 2)
    context.fillStyle = EYE
    context.fill()
  }
  ellipse(context, '#c9806f', 41.5, -41, 2, 1.6)
  ellipse(context, 'rgb(233 160 148 / 0.5)', 31, -37, 4, 2.6)
}
