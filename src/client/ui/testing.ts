import { integer, tuple } from 'fast-check'

/** Any opaque sRGB colour, for property tests. */
export const anyColor = tuple(channel(), channel(), channel())

function channel() {
  return integer({ min: 0, max: 255 })
}
