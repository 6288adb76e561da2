import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeBubble } from './place-bubble.ts'
import { boxAt, FIGURE, LANE } from './sizes.ts'

test('a bubble is within the screen wherever its figure is, with its tail above the middle of it', () => {
  const chosen = {
    screen: fc.constantFrom(320, 390, 768, 1440),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    scale: fc.double({ min: 0.4, max: 0.7, noNaN: true }),
    isToolLeft: fc.boolean(),
  }
  fc.assert(
    fc.property(fc.record(chosen), ({ screen, share, scale, isToolLeft }) => {
      const { width } = boxAt(scale)
      const box = { left: Math.round((screen - width) * share), top: 300, width }
      const { side, inset, tail, maxWidth } = placeBubble(box, isToolLeft, scale, screen)
      const edge = side === 'right' ? box.left + width - inset : box.left + inset
      const [from, to] = side === 'right' ? [edge - maxWidth, edge] : [edge, edge + maxWidth]
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(screen)
      expect(maxWidth).toBeGreaterThan(120)
      const middle = box.left + (isToolLeft ? LANE : 0) + (FIGURE.width * scale) / 2
      expect(Math.abs((side === 'right' ? edge - tail : edge + tail) - middle)).toBeLessThan(1)
    }),
  )
})

test('under the upper edge of the screen it is below its figure', () => {
  const box = { left: 0, width: 240 }
  expect(placeBubble({ ...box, top: 95 }, true, 1, 1440).isBelow).toBe(true)
  expect(placeBubble({ ...box, top: 96 }, true, 1, 1440).isBelow).toBe(false)
})
