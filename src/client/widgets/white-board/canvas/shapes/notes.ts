import { type BundledShape, box, FILL, INK, line, type ShapeName } from './figure.ts'

const note = (name: ShapeName, color: keyof typeof INK): BundledShape => ({
  name,
  figures: [box(0, 0, 150, 150, { fill: FILL[color], stroke: INK[color] })],
})

export const NOTES: readonly BundledShape[] = [
  note('yellowNote', 'yellow'),
  note('greenNote', 'green'),
  note('blueNote', 'blue'),
  note('pinkNote', 'pink'),
  note('violetNote', 'violet'),
]

export const CALLOUTS: readonly BundledShape[] = [
  {
    name: 'speech',
    figures: [
      line(
        0,
        0,
        [
          [180, 0],
          [180, 90],
          [70, 90],
          [40, 124],
          [40, 90],
          [0, 90],
          [0, 0],
        ],
        { fill: FILL.white },
      ),
    ],
  },
  {
    name: 'blockArrow',
    figures: [
      line(
        0,
        24,
        [
          [110, 0],
          [110, -24],
          [160, 21],
          [110, 66],
          [110, 42],
          [0, 42],
          [0, 0],
        ],
        { fill: FILL.yellow },
      ),
    ],
  },
  {
    name: 'annotation',
    figures: [
      box(0, 0, 150, 56, { node: 'words', fill: FILL.yellow, stroke: INK.yellow, isRound: true }),
      line(75, 58, [[60, 70]], { type: 'arrow', from: 'words', stroke: INK.yellow }),
    ],
  },
]
