import { describe, expect, test } from 'vitest'
import { pathOfBrush, pathOfCorners, pathOfDistance, pathOfFrame, pathOfGuide, pathOfRing } from './svg-paths.ts'

/** The bounds of a path's points, without its curves. */
function boundsOfPath(path: string) {
  let [x, y] = [0, 0]
  const [xs, ys]: [number[], number[]] = [[], []]
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = rest.trim().split(/[ ,]+/).map(Number)
    const [dx = 0, dy = 0] = numbers.slice(-2)
    if (letter === 'Z') continue
    if (letter === 'h') x += dx
    else if (letter === 'v') y += dx
    else if (letter === 'H') x = dx
    else if (letter === 'V') y = dx
    else if (letter === letter.toLowerCase()) [x, y] = [x + dx, y + dy]
    else [x, y] = [dx, dy]
    xs.push(x)
    ys.push(y)
  }
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

describe('the lines over a free page', () => {
  test('a guide is in the middle of a px, where it is sharp', () => {
    expect(pathOfGuide({ axis: 'x', at: 100.2, from: 10, to: 90 })).toBe('M100.5 10V90')
    expect(pathOfGuide({ axis: 'y', at: 40, from: 10, to: 90 })).toBe('M10 40.5H90')
  })

  test('a distance is a line between two strokes', () => {
    const distance = { axis: 'x', from: { x: 20, y: 50 }, to: { x: 60, y: 50 }, px: 40, equal: false } as const
    expect(boundsOfPath(pathOfDistance(distance))).toEqual({ left: 20, top: 45.5, right: 60.5, bottom: 54.5 })
  })

  test('a ring and a frame are around their element', () => {
    expect(boundsOfPath(pathOfRing({ x: 100, y: 50, w: 60, h: 80, r: 0 }))).toEqual({
      left: 96,
      top: 46,
      right: 164,
      bottom: 134,
    })
    expect(boundsOfPath(pathOfFrame({ x: 100, y: 50, w: 60, h: 80, r: 0 }, false))).toEqual({
      left: 99.25,
      top: 49.25,
      right: 160.75,
      bottom: 130.75,
    })
    expect(boundsOfPath(pathOfFrame({ x: 100, y: 50, w: 60, h: 80, r: 0 }, true)).left).toBe(90.5)
  })

  test('they rotate with it', () => {
    const { left, top, right, bottom } = boundsOfPath(pathOfRing({ x: 100, y: 50, w: 60, h: 80, r: 90 }))
    expect([left, right]).toEqual([130 - 44, 130 + 44])
    expect([top, bottom]).toEqual([90 - 34, 90 + 34])
  })

  test('a selection box has its line inside, and is at least one px', () => {
    expect(boundsOfPath(pathOfBrush({ left: 10, top: 20, right: 110, bottom: 70 }))).toEqual({
      left: 10.5,
      top: 20.5,
      right: 109.5,
      bottom: 69.5,
    })
    expect(pathOfBrush({ left: 10, top: 20, right: 10, bottom: 20 })).not.toContain('-')
  })

  test('corners keep the bounds and draw nothing', () => {
    expect(boundsOfPath(pathOfCorners({ left: 0, top: -200, right: 1440, bottom: 700 }))).toEqual({
      left: 0,
      top: -200,
      right: 1440,
      bottom: 700,
    })
  })
})
