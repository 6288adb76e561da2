import { describe, expect, test } from 'vitest'
import gradients from '../../../../catalog/colors/gradients.json' with { type: 'json' }
import { gradientCss, gradientLine, gradientRadii, parsePaint } from './gradient.ts'

describe('a paint', () => {
  test('is one colour', () => {
    expect(parsePaint('#336699')).toEqual({
      direction: { at: 'line', angle: 180 },
      stops: [{ color: [51, 102, 153], at: 0 }],
    })
  })

  test('is a linear gradient, its stops apart by equal steps or where they say', () => {
    expect(parsePaint('linear-gradient(135deg, #000, rgb(255, 255, 255))')).toEqual({
      direction: { at: 'line', angle: 135 },
      stops: [
        { color: [0, 0, 0], at: 0 },
        { color: [255, 255, 255], at: 1 },
      ],
    })
    expect(parsePaint('linear-gradient(#000 10%, #fff 60%, #000)')?.stops.map(({ at }) => at)).toEqual([0.1, 0.6, 1])
    expect(parsePaint('linear-gradient(#000, #fff)')?.direction).toEqual({ at: 'line', angle: 180 })
  })

  test('is a radial gradient around a centre', () => {
    expect(parsePaint('radial-gradient(circle at 20% 0%, #000, #fff 80%)')).toEqual({
      direction: { at: 'circle', x: 0.2, y: 0 },
      stops: [
        { color: [0, 0, 0], at: 0 },
        { color: [255, 255, 255], at: 0.8 },
      ],
    })
    const center = { x: 0.5, y: 0.5 }
    for (const [css, direction] of [
      ['radial-gradient(rgb(0, 0, 0), #fff)', { at: 'ellipse', ...center }],
      ['radial-gradient(circle, #000, #fff)', { at: 'circle', ...center }],
      ['radial-gradient(at 10% 90%, #000, #fff)', { at: 'ellipse', x: 0.1, y: 0.9 }],
    ] as const)
      expect(parsePaint(css)?.direction, css).toEqual(direction)
  })

  test('is nothing else', () => {
    for (const css of [
      '',
      'radial-gradient(closest-side, #000, #fff)',
      'radial-gradient(circle at left, #000, #fff)',
      'conic-gradient(#000, #fff)',
      'linear-gradient(to right, #000, #fff)',
      'linear-gradient(90deg, x)',
    ])
      expect(parsePaint(css), css).toBeUndefined()
  })

  test('every gradient that is shipped can be read', () => {
    for (const one of gradients) expect(parsePaint(gradientCss(one))?.stops).toHaveLength(one.colors.length)
  })
})

test('a gradient’s line reaches the corners in its direction', () => {
  const rounded = (angle: number) => Object.values(gradientLine(angle, 200, 100)).map((one) => Math.round(one) + 0)
  expect(rounded(90)).toEqual([0, 50, 200, 50])
  expect(rounded(180)).toEqual([100, 0, 100, 100])
  expect(rounded(135)).toEqual([25, -25, 175, 125])
})

test('a radial gradient reaches the farthest corner', () => {
  expect(gradientRadii({ at: 'circle', x: 0.5, y: 0 }, 60, 40)).toEqual({ rx: 50, ry: 50 })
  const { rx, ry } = gradientRadii({ at: 'ellipse', x: 0.25, y: 0.5 }, 200, 100)
  expect((150 / rx) ** 2 + (50 / ry) ** 2).toBeCloseTo(1)
  expect(rx / ry).toBe(3)
})
