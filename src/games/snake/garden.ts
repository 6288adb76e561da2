import type { Picture } from '../kit/arcade/pictures.ts'
import { createRandom } from '../kit/random.ts'
import { CELL, type Colors } from './look.ts'
import { COLUMNS, type Field, ROWS } from './rules.ts'

const WIDTH = COLUMNS * CELL
const HEIGHT = ROWS * CELL

/** What lies below the snake: a garden of soft squares, with a hedge around it where there are walls. */
export const gardenPicture = (field: Field): Picture<Colors> => ({
  width: WIDTH,
  height: HEIGHT,
  draw(context, colors) {
    context.fillStyle = colors.ground
    context.fillRect(0, 0, WIDTH, HEIGHT)
    context.fillStyle = colors.other
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
      const [x, y] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
      if ((x + y) % 2 === 0) context.fillRect(x * CELL, y * CELL, CELL, CELL)
    }
    drawPlants(context, colors)
    if (field === 'walls') drawHedge(context, colors)
    else drawOpenEdge(context, colors)
  },
})

/** Tufts of grass, and some flowers: paler than anything that matters. */
function drawPlants(context: CanvasRenderingContext2D, { grass, flowers }: Colors): void {
  const random = createRandom(9)
  context.lineCap = 'round'
  context.lineWidth = 1.6
  context.strokeStyle = grass
  for (let tuft = 0; tuft < 54; tuft++) {
    const [x, y] = [16 + random.next() * (WIDTH - 32), 20 + random.next() * (HEIGHT - 36)]
    context.beginPath()
    for (const lean of [-4, 0, 4]) {
      context.moveTo(x + lean * 0.4, y)
      context.quadraticCurveTo(x + lean * 0.6, y - 4, x + lean, y - 7 - random.next() * 3)
    }
    context.stroke()
  }
  for (let flower = 0; flower < 16; flower++) {
    const [x, y] = [22 + random.next() * (WIDTH - 44), 22 + random.next() * (HEIGHT - 44)]
    context.fillStyle = random.pick(flowers)
    context.beginPath()
    for (let petal = 0; petal < 5; petal++) {
      const turn = (petal / 5) * Math.PI * 2
      context.moveTo(x + Math.cos(turn) * 2.4 + 2, y + Math.sin(turn) * 2.4)
      context.arc(x + Math.cos(turn) * 2.4, y + Math.sin(turn) * 2.4, 1.9, 0, Math.PI * 2)
    }
    context.fill()
    context.fillStyle = grass
    context.beginPath()
    context.arc(x, y, 1.3, 0, Math.PI * 2)
    context.fill()
  }
}

/** A hedge that one runs into. */
function drawHedge(context: CanvasRenderingContext2D, { edge, edgeLight }: Colors): void {
  const random = createRandom(4)
  for (const [color, deep] of [
    [edge, 7],
    [edgeLight, 4.4],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    for (let along = 0; along <= WIDTH; along += 9)
      for (const [x, y] of [
        [along, 0],
        [along, HEIGHT],
        [0, along],
        [WIDTH, along],
      ] as const) {
        const radius = deep + random.next() * 2
        context.moveTo(x + radius, y)
        context.arc(x, y, radius, 0, Math.PI * 2)
      }
    context.fill()
  }
}

/** An edge that is only a mark: one comes back at the other side. */
function drawOpenEdge(context: CanvasRenderingContext2D, { grass }: Colors): void {
  context.strokeStyle = grass
  context.lineWidth = 3
  context.setLineDash([3, 12])
  context.lineCap = 'round'
  context.strokeRect(5, 5, WIDTH - 10, HEIGHT - 10)
}
