/**
 * Traces where the sky of the built-in landscapes ends, `npx node scripts/ridges.ts`. The outlines are committed; a test
 * compares them with newly traced ones, and with the pictures.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from './lib/root.ts'

const FOLDER = join(root, 'catalog/wallpapers')

/** Each outline, and the pictures that have it: the same mountains in another light. */
export const RIDGES: Readonly<Record<string, readonly string[]>> = {
  dawn: ['dawn', 'night'],
  'dawn-portrait': ['dawn-portrait', 'night-portrait'],
  dusk: ['dusk'],
}

/** Mountains are darker than the sky above them by this much, in levels of brightness, in every light. */
const STEP = 7
/** An edge is sought between the means of so many rows above and below it. */
const ROWS = 4
/** The sky is this many rows high at least. */
const SKY = 100
/** The simplified line is nowhere further than this from the traced one, in px of the picture. */
const TOLERANCE = 1

/** A picture's brightness, row by row, 0–255. */
export interface Brightness {
  readonly width: number
  readonly height: number
  readonly levels: Uint8Array
}

export async function brightnessOf(name: string): Promise<Brightness> {
  const picture = sharp(join(FOLDER, `${name}.webp`))
    .greyscale()
    .raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, levels: data }
}

/** How much darker a column is below a row than above it, in the mean of three columns. */
export function stepAt({ width, levels }: Brightness, x: number, y: number): number {
  let sum = 0
  for (const column of [Math.max(0, x - 1), x, Math.min(width - 1, x + 1)])
    for (let row = 1; row <= ROWS; row++)
      sum += (levels[(y - row) * width + column] ?? 0) - (levels[(y + row) * width + column] ?? 0)
  return sum / (3 * ROWS)
}

/** The first row of the mountains in each column: stars and clouds are edges in one of the pictures at most. */
function trace(pictures: readonly Brightness[]): readonly number[] {
  const { width, height } = pictures[0] ?? { width: 0, height: 0 }
  const rows = Array.from({ length: width }, (_, x) => {
    const step = (y: number) => Math.min(...pictures.map((picture) => stepAt(picture, x, y)))
    let y = SKY
    while (y < height - ROWS - 1 && step(y) < STEP) y++
    while (step(y + 1) > step(y)) y++
    return y
  })
  return rows.map((_, x) => rows.slice(Math.max(0, x - 2), x + 3).toSorted((a, b) => a - b)[2] ?? rows[x] ?? 0)
}

type Vertex = readonly [x: number, y: number]

/** The line without the vertices that it does not need (Douglas and Peucker). */
function simplify(line: readonly Vertex[]): readonly Vertex[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const slope = (last[1] - first[1]) / (last[0] - first[0])
  const distances = line.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])))
  const furthest = distances.reduce((best, one, at) => (one > (distances[best] ?? 0) ? at : best), 0)
  if ((distances[furthest] ?? 0) <= TOLERANCE) return [first, last]
  return [...simplify(line.slice(0, furthest + 1)).slice(0, -1), ...simplify(line.slice(furthest))]
}

/** The text of catalog/wallpapers/NAME.ridge.json: the picture's size, and x and y of each vertex from left to right. */
export async function ridgeText(name: string): Promise<string> {
  const pictures = await Promise.all((RIDGES[name] ?? []).map(brightnessOf))
  const { width, height } = pictures[0] ?? { width: 0, height: 0 }
  const vertices = simplify(trace(pictures).map((y, x) => [x, y]))
  return `${JSON.stringify({ width, height, line: vertices.flat() })}\n`
}

export const ridgeFile = (name: string): string => join(FOLDER, `${name}.ridge.json`)

if (import.meta.main) for (const name of Object.keys(RIDGES)) writeFileSync(ridgeFile(name), await ridgeText(name))
