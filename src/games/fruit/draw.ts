import { STEPS_PER_SECOND } from '../kit/arcade/steps.ts'
import { drawFruit, lookOf } from './art.ts'
import { droppedKind, type Fruit, heldKind, type Jar, MOST_LATE, pointsOf, WAIT } from './rules.ts'
import { HEIGHT, HELD_Y, LINE, radiusOf, WIDTH } from './sizes.ts'

/** Around the jar, in its units. */
const SIDE = 20
const TOP = 40
export const STAGE_WIDTH = WIDTH + 2 * SIDE
export const STAGE_HEIGHT = TOP + HEIGHT + SIDE

/** The place in the jar of a point on the stage, by its x. */
export const jarX = (stageX: number): number => stageX - SIDE

/** No text is smaller, in px of the page. */
const LEAST_FONT_PX = 12

interface Colors {
  readonly ground: string
  readonly glass: string
  readonly wall: string
  readonly line: string
  readonly alarm: string
  readonly ink: string
}
const COLORS: Readonly<Record<'light' | 'dark', Colors>> = {
  light: {
    ground: '#f3e8d3',
    glass: '#fdf9f0',
    wall: '#d3bd94',
    line: '#bfa981',
    alarm: '#cf4a34',
    ink: '#6d5a3b',
  },
  dark: { ground: '#29251e', glass: '#332e26', wall: '#5d523f', line: '#7a6c52', alarm: '#f07a63', ink: '#d8c7a6' },
}

export interface Showing {
  readonly theme: 'light' | 'dark'
  /** Nothing but what the rules move is to move. */
  readonly isStill: boolean
  /** The word for what comes next. */
  readonly next: string
  /** The family of fonts for it. */
  readonly font: string
}

/** Draws a jar with all that lies in it, what is held, and what comes next. @param ahead the part of a step that has gone by */
export function drawJar(context: CanvasRenderingContext2D, jar: Jar, ahead: number, showing: Showing): void {
  const colors = COLORS[showing.theme]
  const legible = LEAST_FONT_PX / (context.getTransform().a / devicePixelRatio)
  context.fillStyle = colors.ground
  context.fillRect(0, 0, STAGE_WIDTH, STAGE_HEIGHT)
  context.save()
  context.translate(SIDE, TOP)
  drawGlass(context, jar, colors)
  if (!jar.isOver) drawHeld(context, jar, colors)
  for (const fruit of jar.fruits) drawLying(context, fruit, showing.isStill ? 0 : ahead, showing.isStill)
  if (!showing.isStill) for (const fruit of jar.fruits) drawSparks(context, fruit)
  for (const fruit of jar.fruits) drawGain(context, fruit, colors, showing.font, legible)
  context.restore()
  drawNext(context, jar, colors, showing, legible)
}

function drawGlass(context: CanvasRenderingContext2D, { fruits }: Jar, colors: Colors): void {
  context.fillStyle = colors.glass
  context.strokeStyle = colors.wall
  context.lineWidth = 7
  context.lineCap = 'round'
  context.beginPath()
  const edge = 3.5
  context.moveTo(-edge, LINE - 46)
  context.lineTo(-edge, HEIGHT - 14)
  context.arcTo(-edge, HEIGHT + edge, 14, HEIGHT + edge, 14 + edge)
  context.lineTo(WIDTH - 14, HEIGHT + edge)
  context.arcTo(WIDTH + edge, HEIGHT + edge, WIDTH + edge, HEIGHT - 14, 14 + edge)
  context.lineTo(WIDTH + edge, LINE - 46)
  context.fill()
  context.stroke()
  // the line tells how long somebody has been above it
  const late = Math.max(0, ...fruits.map((fruit) => fruit.late)) - STEPS_PER_SECOND / 2
  context.strokeStyle = late > 0 ? colors.alarm : colors.line
  context.lineWidth = late > 0 ? 2 + (3 * late) / MOST_LATE : 2
  context.setLineDash([7, 8])
  context.beginPath()
  context.moveTo(6, LINE)
  context.lineTo(WIDTH - 6, LINE)
  context.stroke()
  context.setLineDash([])
}

function drawHeld(context: CanvasRenderingContext2D, jar: Jar, colors: Colors): void {
  const kind = heldKind(jar)
  const radius = radiusOf(kind)
  context.strokeStyle = colors.line
  context.globalAlpha = 0.55
  context.lineWidth = 2
  context.setLineDash([2, 9])
  context.beginPath()
  context.moveTo(jar.aim, HELD_Y + radius + 8)
  context.lineTo(jar.aim, HEIGHT - 8)
  context.stroke()
  context.setLineDash([])
  context.globalAlpha = 1
  const grown = radius * (1 - (0.6 * jar.wait) / WAIT)
  drawFruit(context, kind, { x: jar.aim, y: HELD_Y, radiusX: grown, radiusY: grown })
}

/** What has just been made swings a little. */
function drawLying(context: CanvasRenderingContext2D, fruit: Fruit, ahead: number, isStill: boolean): void {
  const { kind, angle, age, late, isMade } = fruit
  const swing = isMade && !isStill ? Math.exp(-age / 9) * Math.cos(age * 0.42) : 0
  const isWorried = late > STEPS_PER_SECOND / 2
  const radius = radiusOf(kind)
  const [radiusX, radiusY] = [radius * (1 + 0.14 * swing), radius * (1 - 0.2 * swing)]
  drawFruit(context, kind, { x: fruit.x, y: heightAhead(fruit, ahead), angle, isWorried, radiusX, radiusY })
}

/** From this speed on a fruit falls, in units per second. */
const FALLING = 200

/** The height of a fruit after a part of a step: what falls goes on, what lies among others stays. */
function heightAhead({ kind, y, vy }: Fruit, ahead: number): number {
  return vy < FALLING ? y : Math.min(HEIGHT - radiusOf(kind), y + (vy * ahead) / STEPS_PER_SECOND)
}

/** Steps that sparks fly, and that points are seen. */
const SPARKS = 28
const GAIN = 44

function drawSparks(context: CanvasRenderingContext2D, { id, kind, x, y, age, isMade }: Fruit): void {
  if (!isMade || age >= SPARKS) return
  const part = age / SPARKS
  const [radius, out] = [radiusOf(kind), 1 - (1 - part) ** 3]
  const { fill, shade } = lookOf(kind - 1)
  const count = 7 + kind
  for (let at = 0; at < count; at++) {
    const angle = ((at + (id % 7) / 7) / count) * Math.PI * 2
    const distance = radius * (0.85 + 0.55 * out) + (at % 3) * 4 * out
    context.fillStyle = at % 2 === 0 ? fill : shade
    context.globalAlpha = 1 - part
    context.beginPath()
    const size = (2.2 + radius * 0.045) * (1 - part * 0.6)
    context.arc(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, size, 0, Math.PI * 2)
    context.fill()
  }
  context.globalAlpha = 1
}

function drawGain(
  context: CanvasRenderingContext2D,
  { kind, x, y, age, isMade }: Fruit,
  { ink, glass }: Colors,
  font: string,
  legible: number,
): void {
  if (!isMade || age >= GAIN) return
  const part = age / GAIN
  context.globalAlpha = Math.min(1, (1 - part) * 2)
  context.font = `600 ${Math.max(15 + kind, legible)}px ${font}`
  context.textAlign = 'center'
  context.lineWidth = 4
  context.lineJoin = 'round'
  context.strokeStyle = glass
  context.fillStyle = ink
  const text = `+${pointsOf(kind)}`
  const height = y - radiusOf(kind) * 0.72 - 14 * part
  context.strokeText(text, x, height)
  context.fillText(text, x, height)
  context.globalAlpha = 1
}

/** The size of a font from which on there is room for the word as well. */
const LARGEST_FONT = 18

function drawNext(
  context: CanvasRenderingContext2D,
  { seed, drops }: Jar,
  { ink, glass }: Colors,
  { next, font }: Showing,
  legible: number,
): void {
  const kind = droppedKind(seed, drops + 1)
  const size = Math.max(13, legible)
  context.font = `${size}px ${font}`
  const word = size > LARGEST_FONT ? 0 : context.measureText(next).width + 10
  const width = word + 44
  const [left, top] = [STAGE_WIDTH - SIDE - width + 4, 10]
  context.fillStyle = glass
  context.beginPath()
  context.roundRect(left, top, width, 36, 18)
  context.fill()
  if (word > 0) {
    context.fillStyle = ink
    context.textAlign = 'left'
    context.textBaseline = 'middle'
    context.fillText(next, left + 14, top + 18.5)
    context.textBaseline = 'alphabetic'
  }
  const radius = 9 + kind * 1.1
  drawFruit(context, kind, { x: left + width - 22, y: top + 18, radiusX: radius, radiusY: radius })
}
