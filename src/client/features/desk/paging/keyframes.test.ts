import { expect, test } from 'vitest'
import { pageMotion } from './keyframes.ts'

const DESKTOP = { width: 1440, height: 620 }
const SIZES = [DESKTOP, { width: 390, height: 560 }, { width: 2560, height: 1100 }]
const PASSING = ['slideX', 'slideY', 'slideX3D', 'slideY3D', 'rotate'] as const

test.each(PASSING)('with %s a page leaves at 60 % of its opacity, and the next one begins with it', (transition) => {
  for (const direction of [1, -1] as const) {
    const motion = pageMotion(transition, direction, DESKTOP)
    expect([motion?.out.away.opacity, motion?.into.away.opacity]).toEqual([0.6, 0.6])
    expect(motion?.crosses).toMatch(/x|y/)
  }
})

test('backwards, the pages change their places', () => {
  for (const transition of PASSING) {
    const [forwards, backwards] = [pageMotion(transition, 1, DESKTOP), pageMotion(transition, -1, DESKTOP)]
    expect(forwards?.out.away).not.toEqual(forwards?.into.away)
    expect([backwards?.out.away, backwards?.into.away]).toEqual([forwards?.into.away, forwards?.out.away])
  }
})

test.each(SIZES)('a page that tilts leaves an area of $width by $height to its last corner', ({ width, height }) => {
  const { transform } = pageMotion('rotate', 1, { width, height })?.out.away ?? {}
  const [degrees = 0, px = 0] = (String(transform).match(/-?[\d.]+/g) ?? []).map(Number)
  const angle = (degrees / 180) * Math.PI
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [px + (x * width) / 2, (y * height) / 2] as const))
  const right = Math.max(...corners.map(([x, y]) => x * Math.cos(angle) - y * Math.sin(angle)))
  expect(right).toBeLessThanOrEqual(-width / 2)
  expect(right).toBeGreaterThan(-width / 2 - 2) // and no farther
})

test('no part of a page that turns in depth comes behind the eye', () => {
  for (const size of SIZES) {
    for (const transition of ['slideX3D', 'slideY3D'] as const) {
      const { transform } = pageMotion(transition, 1, size)?.out.away ?? {}
      const [, distance] = /perspective\((\d+)px\)/.exec(String(transform)) ?? []
      expect(Number(distance)).toBeGreaterThan((Math.max(size.width, size.height) / 2) * Math.sin(Math.PI / 3))
    }
  }
})

test('what is below an outgoing page comes into view only as it moves up, what is above it as it moves down', () => {
  const exposed = (direction: 1 | -1) => {
    const motion = pageMotion('slideY', direction, DESKTOP)
    return [motion?.out.exposes, motion?.into.exposes]
  }
  expect(exposed(1)).toEqual([['bottom'], []])
  expect(exposed(-1)).toEqual([['top'], ['bottom']])
  expect(pageMotion('slideX', 1, DESKTOP)?.out.exposes).toEqual([])
})

test('without a transition nothing moves', () => {
  expect(pageMotion('no', 1, DESKTOP)).toBeUndefined()
})
