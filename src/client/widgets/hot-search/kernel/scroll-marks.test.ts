import { expect, test } from 'vitest'
import { scrollMarks } from './scroll-marks.ts'

const MOST = { head: 26, foot: 44 }
const marks = (top: number, room = 280, content = 560) => scrollMarks({ top, room, content }, MOST)

test('a list fades only where it goes on, and wholly shows its last row', () => {
  expect(marks(0)).toEqual({ head: 0, foot: 44, barTop: 0, barHeight: 140 })
  expect(marks(10)).toMatchObject({ head: 10, foot: 44, barTop: 5 })
  expect(marks(140)).toMatchObject({ head: 26, foot: 44, barTop: 70 })
  expect(marks(280)).toMatchObject({ head: 26, foot: 0, barTop: 140 })
})

test('a finger may pull a list beyond its ends', () => {
  expect(marks(-30)).toEqual(marks(0))
  expect(marks(300)).toEqual(marks(280))
})

test('a list that is seen whole has no marks, and a long one a bar that can be seen', () => {
  expect(marks(0, 560)).toEqual({ head: 0, foot: 0, barTop: 0, barHeight: 0 })
  expect(marks(0, 0)).toEqual({ head: 0, foot: 0, barTop: 0, barHeight: 0 })
  expect(marks(0, 100, 10_000).barHeight).toBe(24)
})
