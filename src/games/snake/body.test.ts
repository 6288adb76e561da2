import { expect, test } from 'vitest'
import { lengthOf, linesOf, pointAt } from './body.ts'
import { CELL } from './look.ts'
import { beginSnake, stepsOfMove } from './rules.ts'

const cell = (x: number, y: number) => y * 20 + x

test('a snake is as long on its way between two cells as in them', () => {
  const snake = beginSnake('walls', 1)
  for (let waited = 0; waited < stepsOfMove(snake); waited++) {
    const lines = linesOf({ ...snake, waited }, 0.5)
    expect(lines.length).toBe(1)
    expect(lines.map(lengthOf)[0]).toBeCloseTo(3 * CELL)
  }
})

test('over an edge it is two lines, both of which reach out of the field', () => {
  const body = [cell(1, 5), cell(0, 5), cell(19, 5), cell(18, 5)]
  const [front, back] = linesOf({ ...beginSnake('open', 1), body, left: cell(17, 5) }, 0)
  expect(front?.at(-1)?.[0]).toBeLessThan(0)
  expect(back?.[0]?.[0]).toBeGreaterThan(20 * CELL)
  expect([front?.length, back?.length]).toEqual([3, 4])
})

test('a point of a line is found by how far it is from its beginning', () => {
  const line = [
    [0, 0],
    [10, 0],
    [10, 20],
  ] as const
  expect([0, 5, 10, 25, 90].map((along) => pointAt([...line], along))).toEqual([
    ...[
      [0, 0],
      [5, 0],
      [10, 0],
      [10, 15],
      [10, 20],
    ],
  ])
})
