import type { Season } from '../kernel/season.ts'
import { BLOSSOMS, type Blossom, PETALS } from './blossoms.ts'
import { type Falling, type FallingKind, type Round, swayingX, type Trace } from './kernel/round.ts'

/** How a round is drawn. */
export interface RoundLook {
  readonly season: Season
  /** Whether nothing turns over or hops, for less motion. */
  readonly isCalm: boolean
}

const TAU = Math.PI * 2
const CONE = new Path2D('M0-16C9-15 14-6 12 4 10 13 4 17 0 17-4 17-10 13-12 4-14-6-9-15 0-16z')
const SCALES = new Path2D('M-9-8 0-3 9-8M-12 0 0 6 12 0M-10 8 0 13 10 8M0-16V-3')
const petals = new Map<string, Path2D>()

function petalOf({ petal }: Blossom): Path2D {
  const known = petals.get(petal) ?? new Path2D(petal)
  petals.set(petal, known)
  return known
}

/** Draws what falls, and what has fallen, in the field's units. */
export function drawRound(context: CanvasRenderingContext2D, round: Round, { season, isCalm }: RoundLook): void {
  const blossom = BLOSSOMS[season]
  for (const trace of round.traces) if (!trace.isCaught) drawLanded(context, trace, blossom)
  for (const one of round.falling) {
    const { turn, flat } = tumbling(one, isCalm)
    context.save()
    context.translate(swayingX(one), one.y)
    context.rotate(turn)
    context.scale(1, flat)
    DRAWINGS[one.kind](context, blossom)
    context.restore()
  }
  for (const trace of round.traces) if (trace.isCaught) drawCaught(context, trace, blossom)
}

/** How something is turned as it falls, in radians, and how much of its height is seen. */
function tumbling({ kind, age, phase }: Falling, isCalm: boolean): { readonly turn: number; readonly flat: number } {
  if (isCalm) return { turn: phase, flat: 1 }
  const spin = kind === 'petal' ? age / 900 : age / 700
  const over = kind === 'petal' ? Math.cos(age / 310 + phase) : 1
  return { turn: phase + spin, flat: Math.sign(over || 1) * Math.max(0.22, Math.abs(over)) }
}

const DRAWINGS: Readonly<Record<FallingKind, (context: CanvasRenderingContext2D, blossom: Blossom) => void>> = {
  petal: drawPetal,
  blossom: drawBlossom,
  cone: drawCone,
}

function drawBlossom(context: CanvasRenderingContext2D, blossom: Blossom): void {
  for (const degrees of PETALS) {
    context.save()
    context.rotate((degrees / 360) * TAU)
    context.translate(0, -11)
    drawPetal(context, blossom)
    context.restore()
  }
  context.fillStyle = blossom.heart
  dot(context, 0, 0, 5)
}

function drawPetal(context: CanvasRenderingContext2D, blossom: Blossom): void {
  const path = petalOf(blossom)
  context.fillStyle = blossom.tip
  context.fill(path)
  context.save()
  context.translate(0, 3.4)
  context.scale(0.52, 0.6)
  context.globalAlpha *= 0.42
  context.fillStyle = blossom.base
  context.fill(path)
  context.restore()
}

function drawCone(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#7d5334'
  context.fill(CONE)
  context.strokeStyle = '#4e321d'
  context.lineWidth = 2.2
  context.lineJoin = 'round'
  context.stroke(SCALES)
}

/** Lies on the ground, and fades. */
function drawLanded(context: CanvasRenderingContext2D, { kind, x, y, age, phase }: Trace, blossom: Blossom): void {
  context.save()
  context.globalAlpha = Math.min(1, (3200 - age) / 900)
  // deeper in the yard or nearer
  context.translate(x, y + 6 + Math.sin(phase) * 9)
  context.scale(1, kind === 'cone' ? 0.8 : 0.42)
  context.rotate(phase)
  DRAWINGS[kind](context, blossom)
  context.restore()
}

/** Specks that fly apart, and what it was worth if that was more than one; stars where it hurt. */
function drawCaught(context: CanvasRenderingContext2D, { kind, x, y, age, phase }: Trace, blossom: Blossom): void {
  const part = age / 700
  const away = 1 - (1 - part) ** 3
  context.save()
  context.translate(x, y)
  context.globalAlpha = 1 - part
  context.fillStyle = kind === 'cone' ? '#f2c14e' : blossom.tip
  const count = kind === 'blossom' ? 10 : 5
  for (let at = 0; at < count; at += 1) {
    const turn = phase + (at / count) * TAU
    const reach = 12 + away * (kind === 'blossom' ? 46 : 28)
    dot(context, Math.cos(turn) * reach, Math.sin(turn) * reach, (kind === 'petal' ? 3 : 4) * (1 - part * 0.5))
  }
  if (kind === 'blossom') {
    context.fillStyle = blossom.base
    context.font = '600 26px "Genkan Figures", sans-serif'
    context.textAlign = 'center'
    context.fillText('+5', 0, -18 - away * 30)
  }
  context.restore()
}

function dot(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, TAU)
  context.fill()
}
