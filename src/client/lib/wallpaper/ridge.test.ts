import { expect, test } from 'vitest'
import { heightAt, linePart, ridgeOnScreen } from './ridge.ts'

const ridge = { width: 200, height: 100, line: [0, 50, 100, 40, 199, 60] }

test('a picture covers the screen: what is too high is cut above and below, what is too wide at the sides', () => {
  expect(ridgeOnScreen(ridge, { width: 400, height: 100 })).toEqual([
    { x: 0, y: 50 },
    { x: 200, y: 30 },
    { x: 398, y: 70 },
  ])
  expect(ridgeOnScreen(ridge, { width: 100, height: 100 })).toEqual([
    { x: -50, y: 50 },
    { x: 50, y: 40 },
    { x: 149, y: 60 },
  ])
})

test('a line has a height everywhere, also beyond its ends', () => {
  const line = ridgeOnScreen(ridge, { width: 200, height: 100 })
  expect([-10, 0, 50, 100, 300].map((x) => heightAt(line, x))).toEqual([50, 50, 45, 40, 60])
})

test('a part of a line begins and ends at the given x', () => {
  const line = ridgeOnScreen(ridge, { width: 200, height: 100 })
  expect(linePart(line, 50, 120).map(({ x }) => x)).toEqual([50, 100, 120])
})
