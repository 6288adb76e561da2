import { expect, test } from 'vitest'
import { isVisible, measureColors } from './colors.ts'

type Pixel = readonly [number, number, number, number]
const SIDE = 40
const draw = (paint: (x: number, y: number) => Pixel) =>
  Uint8Array.from(Array.from({ length: SIDE * SIDE }, (_, at) => paint(at % SIDE, Math.floor(at / SIDE))).flat())
const measure = (paint: (x: number, y: number) => Pixel) => measureColors(draw(paint), SIDE, SIDE)

const RED: Pixel = [200, 16, 16, 255]
const BLUE: Pixel = [16, 16, 200, 255]
const CLEAR: Pixel = [0, 0, 0, 0]
const isInside = (x: number, y: number, margin: number) =>
  x >= margin && y >= margin && x < SIDE - margin && y < SIDE - margin

test('a logo on a plate that fills the square has the plate’s colour at its edge', () => {
  expect(measure((x, y) => (isInside(x, y, 8) ? BLUE : RED))).toEqual({ dominant: '#c81010', edge: '#c81010' })
})

test('rounded corners do not count as the edge', () => {
  const isCorner = (x: number, y: number) => Math.min(x, SIDE - 1 - x) + Math.min(y, SIDE - 1 - y) < 6
  expect(measure((x, y) => (isCorner(x, y) ? CLEAR : RED))).toMatchObject({ edge: '#c81010' })
})

test('a logo on nothing has a dominant colour and no edge; a photo has none either', () => {
  expect(measure((x, y) => (isInside(x, y, 8) ? BLUE : CLEAR))).toEqual({ dominant: '#1010c8', edge: undefined })
  expect(measure((x) => [(x * 37) % 256, (x * 91) % 256, (x * 53) % 256, 255]).edge).toBeUndefined()
})

test('a faint picture has no colours; only one that shows nothing is invisible', () => {
  const faint = draw(() => [0, 0, 0, 40])
  expect(measureColors(faint, SIDE, SIDE)).toEqual({ dominant: undefined, edge: undefined })
  expect([isVisible(faint), isVisible(draw(() => [9, 9, 9, 15]))]).toEqual([true, false])
})
