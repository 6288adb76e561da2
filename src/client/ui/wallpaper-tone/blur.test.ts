import { expect, test } from 'vitest'
import { blurPixels } from './blur.ts'

const [width, height] = [40, 24]

/** Grey pixels by column and row. */
const pixels = (grey: (column: number, row: number) => number) =>
  Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => {
    const index = Math.floor(at / 4)
    return at % 4 === 3 ? 255 : grey(index % width, Math.floor(index / width))
  })

const blurred = (px: number, grey: (column: number, row: number) => number) => {
  const data = pixels(grey)
  blurPixels({ data, width, height } as ImageData, px)
  return (column: number, row: number) => data[4 * (row * width + column)] ?? 0
}

test('one colour stays, also at the edges, and all is opaque', () => {
  const data = pixels(() => 90)
  blurPixels({ data, width, height } as ImageData, 3)
  expect(data).toEqual(pixels(() => 90))
})

test.each([3, 1.5])('an edge becomes the slope of a normal distribution of %d px, along rows and columns', (px) => {
  // 255 times its share below the distance from the edge, in deviations
  const slope = { '-2': 6, '-1': 40, '0': 127, '1': 215, '2': 249 }
  const across = blurred(px, (column) => (column < width / 2 ? 0 : 255))
  const down = blurred(px, (_, row) => (row < height / 2 ? 0 : 255))
  /** Between the two pixels whose middles are nearest. */
  const between = (at: (index: number) => number, place: number) => {
    const [index, part] = [Math.floor(place - 0.5), (place - 0.5) % 1]
    return at(index) * (1 - part) + at(index + 1) * part
  }
  for (const [deviations, grey] of Object.entries(slope)) {
    const distance = Number(deviations) * px
    const [one, other] = [
      between((column) => across(column, 5), width / 2 + distance),
      between((row) => down(5, row), height / 2 + distance),
    ]
    expect(Math.abs(one - grey), deviations).toBeLessThanOrEqual(8)
    expect(Math.abs(other - grey), deviations).toBeLessThanOrEqual(8)
  }
})

test('a single light spreads evenly to all sides', () => {
  const at = blurred(3, (column, row) => (column === 20 && row === 12 ? 255 : 0))
  expect(at(18, 12)).toBe(at(22, 12))
  expect(at(20, 10)).toBe(at(20, 14))
  expect(at(18, 12)).toBe(at(20, 10))
})
