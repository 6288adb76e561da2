import { type BundledShape, box, FILL, INK, line, oval } from './figure.ts'

export const WIREFRAMES: readonly BundledShape[] = [
  {
    name: 'phone',
    figures: [
      box(0, 0, 180, 340, { fill: FILL.white, isRound: true }),
      box(12, 34, 156, 262, { stroke: INK.grey }),
      line(70, 18, [[40, 0]]),
      oval(80, 305, 22, 22),
    ],
    isGroup: true,
  },
  {
    name: 'browser',
    figures: [
      box(0, 0, 400, 250, { fill: FILL.white, isRound: true }),
      line(0, 38, [[400, 0]]),
      oval(14, 13, 12, 12, { fill: FILL.pink }),
      oval(34, 13, 12, 12, { fill: FILL.yellow }),
      oval(54, 13, 12, 12, { fill: FILL.green }),
      box(84, 9, 300, 20, { stroke: INK.grey, isRound: true }),
    ],
    isGroup: true,
  },
  {
    name: 'button',
    figures: [box(0, 0, 120, 44, { fill: FILL.blue, stroke: INK.blue, isRound: true, label: 'button' })],
  },
  {
    name: 'field',
    figures: [box(0, 0, 220, 44, { fill: FILL.white, isRound: true }), line(16, 12, [[0, 20]], { stroke: INK.blue })],
    isGroup: true,
  },
]
