import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../src/shared/constants.ts'
import { type Oklab, toOklab } from '../src/shared/lib/color/oklch.ts'
import { planDesktop } from './first-desktop.ts'

const client = join(import.meta.dirname, '../src/client')
const pictures = new Map(
  globSync('{features/*,widgets}/*/icon.svg', { cwd: client }).map((path) => [
    basename(dirname(path)),
    readFileSync(join(client, path)),
  ]),
)
/** Apps are the features with an `app.ts` and the widgets with a `Window.tsx`. */
const apps = globSync(['features/*/*/app.ts', 'widgets/*/Window.tsx'], { cwd: client }).map((path) =>
  basename(dirname(path)),
)

test('every app has a picture in the dock, on the same grid', () => {
  expect(apps.filter((app) => !pictures.has(app))).toEqual([])
  for (const [app, svg] of pictures) expect(svg.toString(), app).toContain('viewBox="0 0 64 64"')
})

/** Side of the likeness by which two pictures are compared: colours and where they lie, no shapes. */
const SIDE = 4
/** The smallest mean distance (OKLab) of two pictures that one tells apart at a glance. */
const DISTINCT = 0.07

async function likenessOf(app: string): Promise<readonly Oklab[]> {
  const svg = pictures.get(app)
  const bytes = await sharp(svg).resize(SIDE, SIDE).removeAlpha().raw().toBuffer()
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(3 * at)
    return toOklab([red, green, blue])
  })
}

async function differenceOf(app: string, other: string): Promise<number> {
  const [one, second] = await Promise.all([likenessOf(app), likenessOf(other)])
  const distances = one.map((color, at) => Math.hypot(...color.map((value, axis) => value - (second[at]?.[axis] ?? 0))))
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}

test.each(LANGUAGES)('no two neighbours in the first dock of %s look alike', async (language) => {
  const dock = planDesktop(language, { has: (id) => pictures.has(id) }).dock.map(({ component = '' }) => component)
  const pairs = dock.slice(1).map((app, at) => [dock[at] ?? '', app] as const)
  for (const [one, other] of pairs)
    expect(await differenceOf(one, other), `${one} and ${other}`).toBeGreaterThan(DISTINCT)
})
