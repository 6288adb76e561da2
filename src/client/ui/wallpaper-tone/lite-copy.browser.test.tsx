import { afterEach, expect, test, vi } from 'vitest'
import { makeLiteCopy } from './lite-copy.ts'

const side = 8

/** A wallpaper of the viewport's size, black on the left and white on the right. */
function halves(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: innerWidth, height: innerHeight })
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.fillStyle = '#fff'
  context.fillRect(innerWidth / 2, 0, innerWidth / 2, innerHeight)
  return canvas
}

/** The red channel of the copy's rows, from left to right. */
async function readRows(copy = ''): Promise<readonly (readonly number[])[]> {
  const image = new Image()
  image.src = copy
  await image.decode()
  const canvas = new OffscreenCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {}
  return Array.from({ length: image.height }, (_, row) =>
    Array.from({ length: image.width }, (_, column) => data[4 * (row * image.width + column)] ?? 0),
  )
}

afterEach(() => vi.restoreAllMocks())

test.each([true, false])('the copy is soft, also where a canvas has no filters (it has: %s)', async (hasFilters) => {
  if (!hasFilters) vi.spyOn(CanvasRenderingContext2D.prototype, 'filter', 'set').mockImplementation(() => {})
  const rows = await readRows(makeLiteCopy(halves(), 'light', false))
  expect(rows).toHaveLength(Math.ceil(innerHeight / side))
  for (const row of [rows[0], rows[Math.floor(rows.length / 2)], rows.at(-1)]) {
    const [first = 0, last = 0] = [row?.[0], row?.at(-1)]
    const steps = row?.slice(1).map((value, at) => Math.abs(value - (row[at] ?? 0))) ?? []
    expect(last - first).toBeGreaterThan(30) // the halves are still told apart
    expect(Math.max(...steps)).toBeLessThan((last - first) / 3)
  }
})
