import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../../../../../shared/lib/color/contrast.ts'
import { formatHex, parseHex, type Rgb } from '../../../../../shared/lib/color/rgb.ts'
import { readableColor } from './readable-color.ts'

const GROUNDS = { light: [239, 246, 244], dark: [58, 82, 86] } as const satisfies Record<string, Rgb>

test('whatever colour a sender has chosen, his message can be read in either theme', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), fc.constantFrom('light', 'dark'), (rgb, ground) => {
      const color = readableColor(formatHex(rgb), ground)
      const shown = color === undefined ? undefined : parseHex(color)
      if (shown !== undefined) expect(contrast(shown, GROUNDS[ground])).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 500 },
  )
})

test('white, black and greys are the colour of all texts', () => {
  for (const color of ['#ffffff', '#000000', '#808080', 'red']) expect(readableColor(color, 'light')).toBeUndefined()
})
