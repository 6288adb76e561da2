import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOutDay } from './day-columns.ts'

const shown = (ranges: readonly (readonly [number, number])[]) =>
  layOutDay(
    ranges.map(([from, to]) => ({ from, to })),
    20,
  ).map(({ column, columns, span }) => `${column}+${span}/${columns}`)

test('what overlaps is side by side; what touches is not', () => {
  expect(
    shown([
      [0, 60],
      [60, 120],
    ]),
  ).toEqual(['0+1/1', '0+1/1'])
  expect(
    shown([
      [0, 60],
      [30, 90],
    ]),
  ).toEqual(['0+1/2', '1+1/2'])
  expect(
    shown([
      [0, 180],
      [30, 60],
      [60, 120],
    ]),
  ).toEqual(['0+1/2', '1+1/2', '1+1/2'])
})

test('one extends to the right as far as nothing is in its way', () => {
  expect(
    shown([
      [0, 60],
      [0, 60],
      [0, 120],
      [60, 120],
    ]),
  ).toEqual(['0+1/3', '1+1/3', '2+1/3', '0+2/3'])
})

test('a short one takes the room that it is drawn with', () => {
  expect(
    shown([
      [0, 5],
      [10, 40],
    ]),
  ).toEqual(['0+1/2', '1+1/2'])
})

test('whatever there is, no two lie over one another', () => {
  const ranges = fc.array(fc.tuple(fc.nat(1400), fc.integer({ min: 20, max: 300 })), { maxLength: 24 })
  fc.assert(
    fc.property(ranges, (given) => {
      const sorted = given.map(([from, length]) => ({ from, to: from + length })).sort((a, b) => a.from - b.from)
      const places = layOutDay(sorted, 20)
      places.forEach((one, at) => {
        expect(one.column + one.span).toBeLessThanOrEqual(one.columns)
        places.slice(at + 1).forEach((other, step) => {
          const [a, b] = [sorted[at], sorted[at + 1 + step]]
          if (a === undefined || b === undefined || a.to <= b.from || b.to <= a.from) return
          const isApart = one.column + one.span <= other.column || other.column + other.span <= one.column
          expect(isApart).toBe(true)
        })
      })
    }),
  )
})
