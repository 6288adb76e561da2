import type { Size } from '../kit/arcade/view.ts'
import { beginEffects, type Effects, type Falling, RING_S, type Ring, withTime } from './effects.ts'
import { facesOf, hourOf, LIGHTS } from './light.ts'
import { blockOf, REACH, STREAK, speedOf, type Tower } from './rules.ts'
import { drawSky } from './sky.ts'
import { drawBlock, drawOutline, drawShade, FLOOR_HEIGHT, seen } from './solid.ts'

/** What a stage shows at least, whatever its shape: the block at both ends of its way. */
export const LEAST_VIEW: Size = { width: 440, height: 600 }

export interface TowerView {
  readonly size: Size
  readonly theme: 'light' | 'dark'
  /** Whether nothing falls, glows or is followed. */
  readonly isMotionReduced: boolean
  /** The perfect drops in a row, in words. */
  readonly streakText: (count: number) => string
}

/** Where the top of the tower is, as part of the height of the view. */
const TOP_AT = 0.6
/** How much smaller all is once the view has gone back. */
const BACK_SCALE = 0.56
/** How deep the foot of the tower goes, in units. */
const FOOT = 900
/** Units a second and second, and how far a piece drifts in a second. */
const GRAVITY = 1500
const DRIFT = 90

/** Draws a tower, and what happens around it; it remembers what it has drawn before. */
export function createDrawing() {
  let effects: Effects | undefined
  let last = 0
  return (context: CanvasRenderingContext2D, tower: Tower, view: TowerView, ahead: number) => {
    const now = performance.now()
    const seconds = Math.min(0.1, (now - last) / 1000)
    last = now
    effects = effects === undefined || view.isMotionReduced ? beginEffects(tower) : withTime(effects, tower, seconds)
    drawScene(context, tower, view, ahead, effects)
  }
}

function drawScene(
  context: CanvasRenderingContext2D,
  tower: Tower,
  view: TowerView,
  ahead: number,
  effects: Effects,
): void {
  const { size, theme } = view
  const air = LIGHTS[theme](hourOf(effects.height))
  drawSky(context, size, air, effects.height)
  drawHeight(context, size, tower.height, air.ink)
  context.save()
  const scale = 1 - (1 - BACK_SCALE) * effects.back
  context.translate(size.width / 2, size.height * (TOP_AT - 0.14 * effects.back))
  context.scale(scale, scale)
  context.translate(0, effects.height * FLOOR_HEIGHT)
  for (const falling of effects.falling) if (falling.isBehind) drawFalling(context, falling, tower.seed)
  drawTower(context, tower)
  if (tower.sinceMiss === 0) drawSliding(context, tower, ahead)
  for (const ring of effects.rings) drawRing(context, ring, view, air.ink)
  for (const falling of effects.falling) if (!falling.isBehind) drawFalling(context, falling, tower.seed)
  context.restore()
}

/** How high the tower is, where the player looks. */
function drawHeight(context: CanvasRenderingContext2D, { width }: Size, height: number, ink: string): void {
  if (height === 0) return
  context.font = '300 84px "Genkan Figures", sans-serif'
  context.textAlign = 'center'
  context.fillStyle = `${ink}cc`
  context.fillText(String(height), width / 2, 118)
}

function drawTower(context: CanvasRenderingContext2D, { floors, height, seed }: Tower): void {
  const lowest = height - floors.length + 1
  for (const [index, floor] of floors.entries()) {
    const number = lowest + index
    drawBlock(context, floor, number * FLOOR_HEIGHT, facesOf(number, seed), index === 0 ? FOOT : FLOOR_HEIGHT)
  }
}

function drawSliding(context: CanvasRenderingContext2D, tower: Tower, ahead: number): void {
  const at = Math.max(-REACH, Math.min(REACH, tower.at + tower.direction * speedOf(tower) * ahead))
  const block = blockOf(tower, at)
  const top = tower.floors.at(-1)
  if (top !== undefined) drawShade(context, top, block, tower.height * FLOOR_HEIGHT)
  drawBlock(context, block, (tower.height + 1) * FLOOR_HEIGHT, facesOf(tower.height + 1, tower.seed))
}

function drawFalling(
  context: CanvasRenderingContext2D,
  { piece, floor, drift: [dx, dz], age }: Falling,
  seed: number,
): void {
  const away = DRIFT * age
  const moved = { ...piece, x: piece.x + dx * away, z: piece.z + dz * away }
  context.globalAlpha = Math.max(0, Math.min(1, 2.4 - age * 2.4))
  drawBlock(context, moved, floor * FLOOR_HEIGHT - (GRAVITY * age * age) / 2, facesOf(floor, seed))
  context.globalAlpha = 1
}

/** A ring that spreads around a floor, and from the third in a row on how many they are. */
function drawRing(
  context: CanvasRenderingContext2D,
  { on, floor, streak, age }: Ring,
  { streakText }: TowerView,
  ink: string,
): void {
  const part = age / RING_S
  context.globalAlpha = (1 - part) ** 1.5
  context.strokeStyle = '#ffffff'
  context.lineWidth = 3.5
  drawOutline(context, on, floor * FLOOR_HEIGHT, 3 + 20 * Math.sqrt(part))
  if (streak >= STREAK) {
    const [x, y] = seen(on.x + on.width / 2, floor * FLOOR_HEIGHT, on.z - on.depth / 2)
    context.font = '600 17px system-ui, sans-serif'
    context.textAlign = 'left'
    context.fillStyle = ink
    context.fillText(streakText(streak), x + 14, y - 16 * part)
  }
  context.globalAlpha = 1
}
