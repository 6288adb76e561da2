import { expect, test } from 'vitest'
import { BUNDLED_SHAPES } from './shape-list.ts'

test('every bundled shape is there once, and its lines end at nodes of its own', () => {
  const names = BUNDLED_SHAPES.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { figures } of BUNDLED_SHAPES) {
    const nodes = new Set(figures.map(({ node }) => node))
    const ends = figures.flatMap(({ from, to }) => [from, to]).filter((end) => end !== undefined)
    expect(ends.filter((end) => !nodes.has(end))).toEqual([])
  }
})

test('a shape is no larger than a board that is looked at in a small window', () => {
  for (const { name, figures } of BUNDLED_SHAPES) {
    const right = Math.max(...figures.map(({ x, width }) => x + width))
    const bottom = Math.max(...figures.map(({ y, height }) => y + height))
    expect([name, right <= 500, bottom <= 350]).toEqual([name, true, true])
  }
})
