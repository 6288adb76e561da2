import { describe, expect, test } from 'vitest'
import { parametersWith } from './parameters.ts'
import { type Build, placeParts } from './place-parts.ts'

const BUILD: Build = {
  ...{ eye: 29, arm: 140, armStretch: 0.4, hover: 0, jump: 46, faceTravel: 1 },
  pivots: {
    body: { x: 160, y: 372 },
    head: { x: 160, y: 232 },
    'arm-r': { x: 184, y: 304 },
    charm: { x: 160, y: 256 },
  },
}
const LOOSE = { ears: 0, tail: 0, tip: 0, charm: 0 }
const place = (given: Parameters<typeof parametersWith>[0], build = BUILD) =>
  placeParts(parametersWith(given), LOOSE, build)

describe('a figure', () => {
  test('at rest is as it is drawn', () => {
    const { lift, bend, mouth, parts } = place({})
    expect([lift, bend, mouth]).toEqual([0, 0, { open: 0, frown: 0 }])
    for (const part of ['head', 'body', 'arm-l', 'ear-r'] as const)
      expect(JSON.stringify(parts[part]), part).toBe('{"x":0,"y":0,"turn":0,"scaleX":1,"scaleY":1}')
  })

  test('that leans takes its head along, which stays on its neck', () => {
    const { body, head } = place({ bodyAngleZ: 10 }).parts
    expect(body?.turn).toBe(10)
    expect(head?.x).toBeCloseTo(140 * Math.sin(Math.PI / 18), 5)
    expect(head?.turn).toBeGreaterThan(0)
  })

  test('that closes its eyes lets lids meet', () => {
    const { parts } = place({ eyeLOpen: 0 })
    expect(parts['lid-l']?.y).toBeCloseTo(43.5)
    expect(parts['lid-low-l']?.y).toBeLessThan(-40)
    expect(parts['lid-r']?.y).toBe(0)
  })

  test('raises the arms outward, each to its side', () => {
    const { parts } = place({ armL: 1, armR: 1 })
    expect([parts['arm-l']?.turn, parts['arm-r']?.turn]).toEqual([140, -140])
  })

  test('leaves its paws on the ground as it breathes, unless it hovers', () => {
    expect(place({ bodyStretch: 1 }).parts['arm-r']?.y).toBeCloseTo(0)
    expect(place({ bodyStretch: 1 }, { ...BUILD, hover: 5 }).parts['arm-r']?.y).not.toBe(0)
  })

  test('throws a smaller shadow, the higher it jumps', () => {
    const { lift, parts } = place({ lift: 1 })
    expect(lift).toBe(46)
    expect(parts.shadow?.scaleX).toBeLessThan(0.8)
  })
})
