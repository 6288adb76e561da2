import { describe, expect, test } from 'vitest'
import gradients from '../../../../catalog/colors/gradients.json' with { type: 'json' }
import { gradientLine, parsePaint } from './gradient.ts'

describe('a paint', () => {
  test('is one colour', () => {
    expect(parsePaint('#336699')).toEqual({ angle: 180, stops: [{ color: [51, 102, 153], at: 0 }] })
  })

  test('is a linear gradient, its stops apart by equal steps or where they say', () => {
    expect(parsePaint('linear-gradient(135deg, #000, rgb(255, 255, 255))')).toEqual({
      angle: 135,
      stops: [
        { color: [0, 0, 0], at: 0 },
        { color: [255, 255, 255], at: 1 },
      ],
    })
    expect(parsePaint('linear-gradient(#000 10%, #fff 60%, #000)')?.stops.map(({ at }) => at)).toEqual([0.1, 0.6, 1])
    expect(parsePaint('linear-gradient(#000, #fff)')?.angle).toBe(180)
  })

  test('is nothing else', () => {
    for (const css of [
      '',
      'radial-gradient(#000, #fff)',
      'linear-gradient(to right, #000, #fff)',
      'linear-gradient(90deg, x)',
    ])
      expect(parsePaint(css), css).toBeUndefined()
  })

  test('every gradient that is shipped can be read', () => {
    for (const { angle, colors } of gradients)
      expect(parsePaint(`linear-gradient(${angle}deg, ${colors.join(', ')})`)?.stops).toHaveLength(colors.length)
  })
})

test('a gradient’s line reaches the corners in its direction', () => {
  const rounded = (angle: number) => Object.values(gradientLine(angle, 200, 100)).map((one) => Math.round(one) + 0)
  expect(rounded(90)).toEqual([0, 50, 200, 50])
  expect(rounded(180)).toEqual([100, 0, 100, 100])
  expect(rounded(135)).toEqual([25, -25, 175, 125])
})
