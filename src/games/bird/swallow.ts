import type { Flight } from './rules.ts'

/** The swallow of the cover, whose picture has 240 by 240 units: where its middle lies, and how large it is here. */
const MIDDLE: readonly [x: number, y: number] = [106, 120]
const SCALE = 0.44

const PARTS = {
  body: new Path2D(
    'M150 112c-8-18-30-22-50-12-18 9-34 12-60 6 10 12 20 17 32 19-14 6-22 14-26 26 18-2 34-8 48-14 30 6 52-4 56-25z',
  ),
  belly: new Path2D('M150 113c-4 21-26 30-55 24-8-6-8-13 0-16 18-6 38 4 55-8z'),
  throat: new Path2D('M139 116c4 8 0 14-8 17-6-4-6-12 0-17z'),
  beak: new Path2D('M148 106l18 5-17 6z'),
  wing: new Path2D('M114 114c-16-24-42-40-70-42 8 26 26 46 54 54z'),
  feather: new Path2D('M54 80c16 4 30 13 42 28'),
  farWing: new Path2D('M122 112c-8-22-24-36-46-42 2 22 12 40 32 48z'),
  down: new Path2D('M0 0c5-4 12-4 17 0-5 4-12 4-17 0z'),
}
/** Where the wings are fixed. */
const SHOULDER: readonly [x: number, y: number] = [108, 116]

/** How the wings are held so many steps after a beat: 1 up, -1 down. */
function wingAt(sinceFlap: number): number {
  if (sinceFlap < 5) return 1 - (sinceFlap / 5) * 1.85
  if (sinceFlap < 16) return -0.85 + ((sinceFlap - 5) / 11) * 1.5
  return 0.65
}

/** Draws the bird. @param x of its middle in the view @param isStill whether it does not turn, for less motion */
export function drawSwallow(
  context: CanvasRenderingContext2D,
  { vy, sinceFlap, sinceHit }: Flight,
  [x, y]: readonly [x: number, y: number],
  isStill: boolean,
): void {
  const nose = sinceHit > 0 ? 0.5 + sinceHit * 0.06 : Math.max(-0.42, Math.min(0.9, vy * 0.085))
  context.save()
  context.translate(x, y)
  context.rotate((isStill ? 0 : nose) - 0.1)
  context.scale(SCALE, SCALE)
  context.translate(-MIDDLE[0], -MIDDLE[1])
  context.lineJoin = 'round'
  const wing = sinceHit > 0 ? 0.9 : wingAt(sinceFlap)
  drawWing(context, PARTS.farWing, wing * 0.9, '#223c5e')
  // a pale rim, so that it stands out at night
  context.strokeStyle = 'rgb(255 250 240 / 0.42)'
  context.lineWidth = 5
  context.stroke(PARTS.body)
  context.fillStyle = '#2d4f78'
  context.fill(PARTS.body)
  context.fillStyle = '#fffaf0'
  context.fill(PARTS.belly)
  context.fillStyle = '#d9573f'
  context.fill(PARTS.throat)
  context.fillStyle = '#e8a53f'
  context.fill(PARTS.beak)
  drawEye(context, sinceHit > 0)
  drawWing(context, PARTS.wing, wing, '#3f6c9e', PARTS.feather)
  context.restore()
}

function drawWing(context: CanvasRenderingContext2D, wing: Path2D, held: number, fill: string, line?: Path2D): void {
  context.save()
  context.translate(SHOULDER[0], SHOULDER[1])
  context.rotate((1 - held) * -0.12)
  context.scale(1, Math.abs(held) < 0.12 ? 0.12 : held)
  context.translate(-SHOULDER[0], -SHOULDER[1])
  context.fillStyle = fill
  context.fill(wing)
  if (line !== undefined) {
    context.strokeStyle = '#8fb6de'
    context.lineWidth = 3.5
    context.lineCap = 'round'
    context.stroke(line)
  }
  context.restore()
}

function drawEye(context: CanvasRenderingContext2D, isShut: boolean): void {
  if (isShut) {
    context.strokeStyle = '#fff'
    context.lineWidth = 2.6
    context.beginPath()
    context.arc(136, 104, 4, 0.2, Math.PI - 0.2)
    context.stroke()
    return
  }
  for (const [color, x, radius] of [
    ['#fff', 136, 4.6],
    ['#0d1b2c', 137.4, 2.5],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.arc(x, 106, radius, 0, Math.PI * 2)
    context.fill()
  }
}

/** Feathers that fall where the bird has hit something. */
export function drawFeathers(
  context: CanvasRenderingContext2D,
  { sinceHit }: Flight,
  [x, y]: readonly [x: number, y: number],
): void {
  const part = sinceHit / 40
  for (let feather = 0; feather < 7; feather++) {
    const turn = (feather / 7) * Math.PI * 2 + 0.4
    const reach = 62 * (1 - (1 - part) ** 2) * (0.7 + (feather % 3) * 0.22)
    context.save()
    context.translate(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.8 + part * part * 46)
    context.rotate(turn + part * 4)
    context.globalAlpha = Math.max(0, 1 - part)
    context.fillStyle = feather % 2 === 0 ? '#fffaf0' : '#3f6c9e'
    context.fill(PARTS.down)
    context.restore()
  }
}
