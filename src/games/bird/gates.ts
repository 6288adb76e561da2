import { drawPicture, type Picture } from '../kit/arcade/pictures.ts'
import { GATE_WIDTH, type Gate } from './course.ts'
import type { Colors } from './light.ts'
import { drawLeaf } from './scenery.ts'

/** A pole reaches out of the highest stage; what is drawn beside it, such as leaves, has room. */
const POLE_LENGTH = 960
const ROOM = 34
/** From one node of bamboo to the next. */
const NODE_EVERY = 62

/** Two stems beside each other; the opening is at the upper edge, for what comes from above it is turned over. */
const bamboo: Picture<Colors> = {
  width: GATE_WIDTH + ROOM * 2,
  height: POLE_LENGTH,
  draw(context, colors) {
    drawStem(context, ROOM + 27, 27, 40, { ...colors, pole: colors.poleDark, poleLight: colors.pole })
    drawStem(context, ROOM + 1, 32, 18, colors)
    context.fillStyle = colors.leaf
    for (let twig = 0; twig < 7; twig++) {
      const [side, y] = [twig % 2 === 0 ? 1 : -1, 84 + twig * 132]
      const x = side > 0 ? ROOM + GATE_WIDTH - 3 : ROOM + 4
      for (const turn of [0.35, 0.95, -0.2])
        drawLeaf(context, x, y, 30 - Math.abs(turn) * 7, side > 0 ? turn : Math.PI - turn)
    }
  },
}

function drawStem(
  context: CanvasRenderingContext2D,
  x: number,
  wide: number,
  firstNode: number,
  { pole, poleLight, poleDark, node }: Colors,
): void {
  context.fillStyle = pole
  context.beginPath()
  context.roundRect(x, 0, wide, POLE_LENGTH, 4)
  context.fill()
  context.fillStyle = poleLight
  context.fillRect(x + wide * 0.18, 5, wide * 0.2, POLE_LENGTH)
  context.fillStyle = poleDark
  context.fillRect(x + wide * 0.76, 3, wide * 0.24, POLE_LENGTH)
  context.lineCap = 'round'
  for (let y = firstNode; y < POLE_LENGTH; y += NODE_EVERY) {
    for (const [color, thick, up] of [
      [node, 6, 0],
      [poleLight, 2.4, -2],
    ] as const) {
      context.strokeStyle = color
      context.lineWidth = thick
      context.beginPath()
      context.moveTo(x + 1, y + up)
      context.lineTo(x + wide - 1, y + up)
      context.stroke()
    }
  }
  // the cut end
  context.fillStyle = poleLight
  context.beginPath()
  context.roundRect(x + 1, 0, wide - 2, 6, 3)
  context.fill()
}

/** From one lantern of a string to the next. */
const LANTERN_EVERY = 66
/** A string of lanterns that hangs from above: its lower edge is the opening. */
const lanterns: Picture<Colors> = {
  width: GATE_WIDTH + ROOM * 2,
  height: POLE_LENGTH,
  draw(context, colors) {
    const middle = ROOM + GATE_WIDTH / 2
    context.fillStyle = colors.node
    context.fillRect(middle - 1.2, 0, 2.4, POLE_LENGTH - 10)
    for (let bottom = POLE_LENGTH - ROOM; bottom > 0; bottom -= LANTERN_EVERY) drawRed(context, middle, bottom, colors)
    context.strokeStyle = colors.red
    context.lineWidth = 2
    context.beginPath()
    for (const across of [-4, 0, 4]) {
      context.moveTo(middle + across * 0.4, POLE_LENGTH - ROOM)
      context.lineTo(middle + across, POLE_LENGTH - 8)
    }
    context.stroke()
  },
}

/** A round red lantern with its golden rims. @param bottom where it ends, in units */
function drawRed(context: CanvasRenderingContext2D, middle: number, bottom: number, { red, redDark }: Colors): void {
  const [half, high] = [GATE_WIDTH / 2, 50]
  const fill = context.createRadialGradient(middle - 8, bottom - high * 0.6, 4, middle, bottom - high / 2, half * 1.2)
  fill.addColorStop(0, '#ffb35c')
  fill.addColorStop(0.45, red)
  fill.addColorStop(1, redDark)
  context.fillStyle = fill
  context.beginPath()
  context.ellipse(middle, bottom - high / 2, half, high / 2, 0, 0, Math.PI * 2)
  context.fill()
  context.strokeStyle = redDark
  context.lineWidth = 1.4
  context.globalAlpha = 0.55
  for (const part of [0.36, 0.74]) {
    context.beginPath()
    context.ellipse(middle, bottom - high / 2, half * part, high / 2 - 1, 0, 0, Math.PI * 2)
    context.stroke()
  }
  context.globalAlpha = 1
  context.fillStyle = '#e8b04b'
  for (const y of [bottom - 5, bottom - high]) {
    context.beginPath()
    context.roundRect(middle - 12, y, 24, 6, 2.5)
    context.fill()
  }
}

/** From one storey of the tower to the next. */
const STOREY = 64
/** A tower of stone from below, with its eaves. */
const stones: Picture<Colors> = {
  width: GATE_WIDTH + ROOM * 2,
  height: POLE_LENGTH,
  draw(context, { stone, stoneDark, bank }) {
    const [left, right, middle] = [ROOM, ROOM + GATE_WIDTH, ROOM + GATE_WIDTH / 2]
    for (let top = 0; top < POLE_LENGTH; top += STOREY) {
      context.fillStyle = stone
      context.fillRect(left + 8, top + 10, GATE_WIDTH - 16, STOREY)
      context.fillStyle = stoneDark
      context.fillRect(right - 20, top + 10, 12, STOREY)
      context.beginPath() // the window
      context.roundRect(middle - 7, top + 28, 14, 24, [7, 7, 1, 1])
      context.fill()
      context.fillStyle = stone
      context.beginPath()
      context.moveTo(left - 9, top + 4)
      context.quadraticCurveTo(left + 8, top + 8, left + 14, top)
      context.lineTo(right - 14, top)
      context.quadraticCurveTo(right - 8, top + 8, right + 9, top + 4)
      context.quadraticCurveTo(right + 2, top + 17, right - 8, top + 18)
      context.lineTo(left + 8, top + 18)
      context.quadraticCurveTo(left - 2, top + 17, left - 9, top + 4)
      context.fill()
      context.fillStyle = stoneDark
      context.fillRect(left + 8, top + 18, GATE_WIDTH - 16, 3)
      context.fillStyle = bank // moss
      context.beginPath()
      context.ellipse(left + 20, top + 1.5, 11, 2.6, 0, 0, Math.PI * 2)
      context.fill()
    }
  },
}

/** The same turned over, for what comes from above. */
const turnedOver = ({ width, height, draw }: Picture<Colors>): Picture<Colors> => ({
  width,
  height,
  draw(context, colors) {
    context.translate(0, height)
    context.scale(1, -1)
    draw(context, colors)
  },
})

export const GATE_PICTURES = { bamboo, bambooAbove: turnedOver(bamboo), lanterns, stones }
type GatePicture = keyof typeof GATE_PICTURES

/** What a gate is made of from above, how far that reaches into the opening, and what from below. */
const PARTS: Readonly<Record<Gate['look'], readonly [above: GatePicture, over: number, below: GatePicture]>> = {
  bamboo: ['bambooAbove', 0, 'bamboo'],
  lanterns: ['lanterns', ROOM, 'bamboo'],
  stones: ['bambooAbove', 0, 'stones'],
}

/** Puts a gate in its place. @param x of its middle in the view @param center of its opening there */
export function drawGate(
  context: CanvasRenderingContext2D,
  pictureOf: (name: GatePicture) => HTMLCanvasElement,
  { look, opening }: Gate,
  x: number,
  center: number,
): void {
  const left = x - GATE_WIDTH / 2 - ROOM
  const [above, over, below] = PARTS[look]
  drawPicture(context, pictureOf(above), left, center - opening / 2 - POLE_LENGTH + over)
  drawPicture(context, pictureOf(below), left, center + opening / 2)
}

const GLOW = 62

/**
 * A floating paper lantern: pale, and once it is lit glowing, on its way up.
 * @param since how far the bird has flown since it was lit, in units; undefined before
 */
export function drawFloating(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [x: number, y: number],
  since: number | undefined,
): void {
  const isLit = since !== undefined
  const middle = y - (since ?? 0) * 0.42
  if (isLit) {
    const glow = context.createRadialGradient(x, middle, 4, x, middle, GLOW)
    glow.addColorStop(0, 'rgb(255 206 120 / 0.75)')
    glow.addColorStop(1, 'rgb(255 190 100 / 0)')
    context.fillStyle = glow
    context.fillRect(x - GLOW, middle - GLOW, GLOW * 2, GLOW * 2)
  }
  context.beginPath()
  context.moveTo(x - 11, middle + 18)
  context.quadraticCurveTo(x - 21, middle - 6, x - 13, middle - 17)
  context.quadraticCurveTo(x, middle - 25, x + 13, middle - 17)
  context.quadraticCurveTo(x + 21, middle - 6, x + 11, middle + 18)
  context.closePath()
  context.fillStyle = isLit ? '#ffc267' : '#fbf3e2'
  context.fill()
  context.strokeStyle = isLit ? '#d9843b' : '#b9a684'
  context.lineWidth = 1.6
  context.stroke()
  context.fillStyle = isLit ? '#fff3c4' : '#d9caa8'
  context.beginPath()
  if (isLit) context.ellipse(x, middle + 9, 6, 8, 0, 0, Math.PI * 2)
  else context.ellipse(x, middle + 16, 9, 2, 0, 0, Math.PI * 2)
  context.fill()
}
