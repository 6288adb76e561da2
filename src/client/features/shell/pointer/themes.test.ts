import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { cursorOf, THEMES } from './themes.ts'

/** Pixels per px of the drawing. */
const ZOOM = 8
const SIDE = 32 * ZOOM

interface Pixel {
  readonly x: number
  readonly y: number
  readonly alpha: number
  /** 0 black – 255 white. */
  readonly light: number
}

/** The drawing of a data URL as pixels, in px of 32. */
async function pixelsOf(url: string): Promise<readonly Pixel[]> {
  const svg = decodeURIComponent(url.slice(url.indexOf(',') + 1))
  const { data } = await sharp(Buffer.from(svg), { density: 72 * ZOOM })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(data.length).toBe(SIDE * SIDE * 4)
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    return { x: (at % SIDE) / ZOOM, y: Math.floor(at / SIDE) / ZOOM, alpha, light: (red + green + blue) / 3 }
  })
}

/** Half a px: nobody sees a smaller error. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 0.5
const smallest = (numbers: readonly number[]) => Math.min(...numbers)

describe.each(THEMES)('the cursors of the theme %s', (id) => {
  const { default: arrow, pointer, d_x, d_y, p_x, p_y } = cursorOf(id, id)

  test('point with the tip of their dark line', async () => {
    const dark = async (url: string) => (await pixelsOf(url)).filter(({ alpha, light }) => alpha > 200 && light < 90)
    const line = await dark(arrow)
    expect(isNear(smallest(line.map(({ x }) => x)), d_x), 'the arrow begins at its left edge').toBe(true)
    const arrowTop = smallest(line.map(({ y }) => y))
    expect(isNear(arrowTop, d_y)).toBe(true)
    const arrowTip = line.filter(({ y }) => y === arrowTop)
    expect(isNear(smallest(arrowTip.map(({ x }) => x)), d_x), 'and the topmost point is there, too').toBe(true)
    const hand = await dark(pointer)
    const handTop = smallest(hand.map(({ y }) => y))
    const tip = hand.filter(({ y }) => y === handTop)
    expect(isNear(handTop, p_y)).toBe(true)
    expect(isNear(tip.reduce((sum, { x }) => sum + x, 0) / tip.length, p_x), 'the middle of the finger').toBe(true)
  })

  test.each([
    ['arrow', arrow],
    ['hand', pointer],
  ])('have a light rim all around, within the picture: %s', async (_, url) => {
    const pixels = await pixelsOf(url)
    const isEdge = (at: number) => at === 0 || at === 32 - 1 / ZOOM
    expect(pixels.filter(({ x, y, alpha }) => alpha > 0 && (isEdge(x) || isEdge(y)))).toEqual([])
    for (let row = 0; row < SIDE; row++) {
      const opaque = pixels.slice(row * SIDE, (row + 1) * SIDE).filter(({ alpha }) => alpha > 200)
      for (const end of [opaque.at(0), opaque.at(-1)]) expect(end?.light ?? 255).toBeGreaterThan(240)
    }
  })
})
