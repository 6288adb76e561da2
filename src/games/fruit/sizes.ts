/** The jar, in units of its own: x from its left wall, y down to its floor, on which fruits lie. */
export const WIDTH = 400
export const HEIGHT = 580
/** Above this height no fruit may stay. */
export const LINE = 110
/** Where a fruit is held before it is dropped. */
export const HELD_Y = 56

/** The kinds of fruits, the smallest first; each has the text of its name by this key. */
const KINDS = [
  'blueberry',
  'cranberry',
  'kumquat',
  'lychee',
  'plum',
  'lime',
  'pomegranate',
  'orange',
  'pomelo',
  'cantaloupe',
  'watermelon',
] as const

export const keyOf = (kind: number): (typeof KINDS)[number] => KINDS[kind] ?? 'blueberry'

/** The radius of each kind. */
export const RADII: readonly number[] = [15, 19.5, 25, 31, 38, 46, 55, 65, 76, 88, 101]
export const LARGEST = RADII.length - 1

export const radiusOf = (kind: number): number => RADII[kind] ?? 0
